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
    expand: 'Agrandir la barre latérale',
  },
  groups: {
    things: 'Bibliothèque',
    make: 'Créer',
    templates: 'Modèles',
    ads: 'Publicités',
  },
  sections: {
    AdsLibrary: { name: 'Bibliothèque d’annonces', lead: 'Cherchez des annonces et voyez celles qui durent.' },
    MyAds: { name: 'Ma collection', lead: 'Vos annonces enregistrées, en dossiers et avec des notes.' },
    VideoTemplates: {
      name: 'Modèles d’annonces',
      lead: 'Parcourez des idées de pubs prêtes à l’emploi.',
    },
    Products: {
      name: 'Produits',
      lead: 'Enregistrez vos produits une fois, utilisez-les dans chaque outil.',
    },
    BatchCreation: {
      name: 'Création par lot',
      lead: 'Créez jusqu’à 500 annonces à partir d’une feuille.',
    },
    Projects: {
      name: 'Campagnes',
      lead: 'Regroupez vos créations par campagne.',
    },
    Videos: {
      name: 'Vidéos',
      lead: 'Vos vidéos terminées.',
    },
    Home: {
      name: 'Accueil',
      lead: 'Créez du nouveau ou reprenez où vous en étiez.',
    },
    MyWork: {
      name: 'Mes créations',
      lead: 'Tout ce que vous avez créé, du plus récent au plus ancien.',
    },
  },
  plan: {
    free: 'Formule Free',
    basic: 'Formule Basic',
    pro: 'Formule Pro',
    business: 'Formule Business',
    upgrade: 'Passer à une formule supérieure',
  },
  credits: '{count, plural, one {# crédit} other {# crédits}}',
  lowCredits: 'Il vous reste {count, plural, one {# crédit} other {# crédits}}.',
  getCredits: 'Obtenir plus de crédits',
  user: {
    language: 'Langue',
    theme: 'Thème',
    light: 'Clair',
    dark: 'Sombre',
    system: 'Comme l’appareil',
    mail: 'M’envoyer un e-mail quand c’est prêt',
    feedback: 'Donner votre avis',
    menu: 'Compte de {name}',
    signOut: 'Se déconnecter',
    signingOut: 'Déconnexion',
    pricing: 'Formules et prix',
    account: 'Paramètres du compte',
    brandKits: 'Kits de marque',
    usage: 'Crédits et facturation',
    billing: 'Paiements et factures',
    storage: 'Espace de stockage',
    storageOf: '{used} utilisés sur {limit}',
    storageUsed: '{used} utilisés',
  },
  news: {
    done: '« {title} » est prêt',
    failed: 'Échec de « {title} »',
    open: 'Ouvrir',
  },
  feedback: {
    title: 'Donner votre avis',
    rating: 'Que pensez-vous de {product} ?',
    stars: '{count, plural, one {# étoile} other {# étoiles}}',
    text: 'Que devrions-nous savoir ?',
    send: 'Envoyer',
    thanks: 'Merci pour votre avis',
    close: 'Fermer',
  },
  home: {
    greeting: 'Que souhaitez-vous promouvoir aujourd’hui, {name} ?',
    start: {
      label: 'Que souhaitez-vous promouvoir ?',
      placeholder: 'Tablier, ou votreboutique.fr/tablier',
      action: 'Créer des visuels publicitaires',
      others: 'Ou créez',
    },
    tools: 'Outils',
    recent: 'Créations récentes',
    all: 'Tout voir',
    price: {
      free: 'Gratuit',
      credits: '{count, plural, one {# crédit} other {# crédits}}',
    },
    sample: 'Produit d’exemple',
  },
} satisfies MessagesOf<typeof english>;
