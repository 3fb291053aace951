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
      placeholder: 'Tablier en lin, ou votreboutique.fr/produits/tablier-en-lin',
      action: 'Écrire des annonces',
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
  work: {
    empty: {
      title: 'Rien ici pour l’instant',
      text: 'Ce que vous faites apparaît ici avec sa progression, et y reste jusqu’à ce que vous en ayez besoin.',
      action: 'Faire quelque chose',
    },
    filtered: {
      title: 'Aucun travail de ce type pour l’instant',
      action: 'Afficher tous les travaux',
    },
    failed: {
      title: 'Vos travaux n’ont pas pu être chargés',
      text: 'Vérifiez votre connexion et réessayez. Rien n’est perdu.',
      retry: 'Réessayer',
    },
    filter: 'Afficher',
    everything: 'Tous les outils',
    more: 'Afficher plus',
    count: '{shown, number} sur {total, number}',
    open: 'Ouvrir {title}',
    cancel: 'Annuler {title}',
    untitled: 'Sans titre',
    cost: '{count, plural, one {# crédit} other {# crédits}}',
    returned: 'Crédits rendus',
    progress: 'Progression de {title}',
  },
  status: {
    queued: 'En attente',
    processing: 'En cours',
    succeeded: 'Terminé',
    failed: 'Échoué',
    cancelled: 'Annulé',
  },
} satisfies MessagesOf<typeof english>;
