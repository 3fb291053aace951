import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: 'Offre limitée dans le temps : {percent} de remise',
    bannerAction: 'Voir l’offre',
    title: '{percent} de remise sur la formule Basic',
    lead: '{credits, plural, one {# crédit} other {# crédits}} chaque mois. Ce qui échoue ne coûte rien.',
    timeLeft: 'Temps restant : {time}',
    hours: 'heures',
    minutes: 'minutes',
    seconds: 'secondes',
    monthly: 'Mensuel',
    annual: 'Annuel',
    perMonth: 'par mois',
    perYear: 'par an',
    before: 'Avant : {price}',
    save: 'Vous économisez {amount}',
    buyMonthly: 'Prendre le mensuel',
    buyAnnual: 'Prendre l’annuel',
    processing: 'Traitement…',
    newTab: 'Vous payez sur une page qui s’ouvre dans un nouvel onglet.',
    notSetUp:
      'Les paiements ne sont pas configurés sur cette installation : on ne peut encore rien y acheter. La personne qui la gère les active avec des codes de prix.',
  },
  payment: {
    failed: 'Le paiement n’a pas pu être traité. Réessayez plus tard.',
    noAddress: 'Impossible de créer le paiement',
  },
  plans: {
    title: 'Formules',
    lead: 'Ce qui échoue ne coûte rien : les crédits reviennent.',
    period: 'Période de facturation',
    free: 'Gratuit',
    credits: '{count, plural, one {# crédit} other {# crédits}} chaque mois',
    current: 'Votre formule',
    choose: 'Choisir {plan}',
    notSold: 'Pas en vente sur cette installation',
    billedMonthly: 'Facturé chaque mois',
    billedYearly: '{price}, facturé une fois par an',
    offer: '{percent} de remise pour un temps limité',
  },
  check: {
    title: 'Terminez le paiement dans l’autre onglet',
    lead: 'La page de paiement est ouverte dans un nouvel onglet. Une fois terminé, revenez et vérifiez.',
    action: 'J’ai payé',
    later: 'Plus tard',
    notYet: 'Rien n’est encore arrivé. Cela peut prendre une minute.',
    done: 'Merci. Vous avez maintenant la formule {plan}.',
  },
  names: {
    free: 'Free',
    basic: 'Basic',
    pro: 'Pro',
  },
  close: 'Fermer',
} satisfies MessagesOf<typeof english>;
