import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: 'Tableau de bord {product}',
  close: 'Fermer le tableau de bord',
  loading: 'Chargement',
  menu: {
    label: 'Rubriques',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    collapse: 'Réduire la barre latérale',
    expand: 'Élargir la barre latérale',
  },
  groups: {
    things: 'Vos éléments',
    make: 'Créer',
    templates: 'Modèles',
    ads: 'Publicités',
  },
  sections: {
    ImageAd: {
      name: 'Annonces en image',
      lead: 'Un mur d’annonces finies à partir d’un produit : choisissez, retouchez, prenez tous les formats.',
    },
    ImageAdsClone: {
      name: 'Cloner une mise en page',
      lead: 'Montrez une annonce qui vous plaît : sa structure, avec votre produit et vos mots.',
    },
    ProductImage: { name: 'Images de produit', lead: 'Votre produit dans une scène, ses propres pixels intacts.' },
    BackgroundRemoval: {
      name: 'Suppression du fond',
      lead: 'Des détourages nets, un ou plusieurs, avec un pinceau pour le dernier cheveu.',
    },
    AIIdPhoto: { name: 'Photos d’identité', lead: 'Ajustées à la règle du document, chiffres à l’appui.' },
    ImageResizer: { name: 'Redimensionner', lead: 'Une image dans tous les formats, sans rien couper d’important.' },
    GifBanner: { name: 'Bannières GIF', lead: 'Des bannières animées sous le poids permis par les réseaux.' },
    Banner: { name: 'Bannières', lead: 'En-têtes et bannières aux dimensions exactes.' },
    Poster: { name: 'Affiches', lead: 'Fichiers d’impression avec fond perdu et repères de coupe.' },
    DisplayAd: { name: 'Annonces display', lead: 'Bannières HTML5 avec click tag, prêtes à importer.' },
    PpcPreview: {
      name: 'Aperçu d’annonce de recherche',
      lead: 'Voyez votre annonce comme les gens la verront, dans toutes les combinaisons.',
    },
    VideoTemplates: {
      name: 'Modèles vidéo',
      lead: 'Des idées de publicités, montrées telles qu’elles sortent vraiment.',
    },
    Products: {
      name: 'Produits',
      lead: 'Ce que vous annoncez : des faits et des images, conservés une fois, utilisés par chaque outil.',
    },
    Projects: {
      name: 'Projets',
      lead: 'Tout ce que vous avez commencé, selon la dernière modification.',
    },
    Videos: {
      name: 'Vidéos',
      lead: 'Vos vidéos terminées.',
    },
    Home: {
      name: 'Accueil',
      lead: 'Commencez du nouveau ou reprenez où vous en étiez.',
    },
    MyWork: {
      name: 'Mes travaux',
      lead: 'Tout ce que vous avez fait, du plus récent au plus ancien.',
    },
    AdCopy: {
      name: 'Texte publicitaire',
      lead: 'Des textes qui tiennent : chaque résultat est compté selon les limites de son réseau.',
    },
    QRCodeGenerator: {
      name: 'QR codes',
      lead: 'Des codes qui se scannent : chacun est relu depuis sa propre image avant de vous être remis.',
    },
  },
  plan: {
    free: 'Formule Free',
    basic: 'Formule Basic',
    pro: 'Formule Pro',
    upgrade: 'Passer à une formule supérieure',
  },
  credits: '{count, plural, one {# crédit} other {# crédits}}',
  user: {
    menu: 'Compte de {name}',
    signOut: 'Se déconnecter',
    signingOut: 'Déconnexion',
    pricing: 'Formules et prix',
    billing: 'Paiements et factures',
  },
  home: {
    greeting: 'Que faisons-nous aujourd’hui, {name} ?',
    start: {
      label: 'De quoi faites-vous la publicité ?',
      placeholder: 'Tablier, ou votreboutique.fr/tablier',
      action: 'Créer des annonces en image',
      others: 'Ou faites-en',
    },
    tools: 'Outils',
    recent: 'Travaux récents',
    all: 'Tout voir',
    price: {
      free: 'Sans crédit',
      credits: '{count, plural, one {# crédit} other {# crédits}}',
    },
    sample: 'Produit d’exemple',
  },
} satisfies MessagesOf<typeof english>;
