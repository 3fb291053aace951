import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('fr');
const figure = figureIn('fr');

export default {
  name: 'Prix',
  title: `Prix : formules et crédits en clair | ${brand.name}`,
  description:
    'Ce que coûtent Free, Basic et Pro, combien de crédits vous recevez chaque mois et ce qu’ils permettent. Les échecs sont remboursés automatiquement.',
  heading: 'Connaissez le prix avant de cliquer',
  paragraph:
    'Chaque création affiche d’abord son prix en crédits. Le prix affiché est le prix payé, et les échecs sont remboursés automatiquement.',
  plans: {
    heading: 'Formules',
    lead: 'Vous recevez de nouveaux crédits chaque mois. Chaque formule comprend tous les outils ; seule change la quantité.',
    free: {
      name: 'Free',
      audience: 'Pour l’essayer sur une vraie campagne',
      points: [
        `${figure(plans.free.monthlyCredits)} crédits par mois`,
        'Les dix générateurs de texte',
        'QR codes sans consommer de crédits',
        'Sans carte bancaire',
      ],
    },
    basic: {
      name: 'Basic',
      audience: 'Pour une marque qui communique toute l’année',
      points: [
        `${figure(plans.basic.monthlyCredits)} crédits par mois`,
        'Tout ce que contient Free',
        `${dollars(plans.basic.annualPrice)} en paiement annuel, au lieu de ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Pour les agences et les équipes à plusieurs marques',
      points: [
        `${figure(plans.pro.monthlyCredits)} crédits par mois`,
        'Tout ce que contient Basic',
        `${dollars(plans.pro.annualPrice)} en paiement annuel, au lieu de ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'Pour les entreprises qui font de la publicité chaque jour',
      points: [
        `${figure(plans.business.monthlyCredits)} crédits par mois`,
        'Tout ce que contient Pro',
        `${dollars(plans.business.annualPrice)} en paiement annuel, au lieu de ${dollars(plans.business.monthlyPrice * 12)}`,
      ],
    },
    action: 'Commencer avec Free',
  },
  labels: {
    monthly: 'Mensuel',
    annual: 'Annuel',
    perMonth: 'par mois',
    perYear: 'par an',
    creditsPerMonth: 'crédits par mois',
    free: 'Gratuit',
  },
  calculator: {
    heading: 'Ce que permettent vos crédits',
    lead: 'Choisissez un nombre de crédits et voyez jusqu’où ils vous mènent. Ce sont les vrais prix des outils d’aujourd’hui.',
    creditsLabel: 'Crédits',
    freeLabel: 'Sans crédit, autant que vous voulez',
    timesLabel: 'fois',
    adText: {
      name: 'Une création de textes',
      note: 'Jusqu’à dix variantes d’annonce, d’accroche, de titre, de script ou de tout autre genre.',
    },
    qrCode: {
      name: 'Un QR code',
      note: 'À vos couleurs, avec votre logo, testé avant livraison.',
    },
  },
  difference: {
    heading: 'Comment fonctionne la facturation',
    points: [
      {
        title: 'Les échecs sont remboursés automatiquement',
        text: 'Les crédits sont réservés au lancement et débités seulement en cas de succès. En cas d’échec ou d’annulation, ils vous sont rendus aussitôt, en totalité.',
      },
      {
        title: 'Le prix affiché est le prix payé',
        text: 'Le prix sur le bouton est exactement celui débité de votre compte.',
      },
      {
        title: 'Les aperçus sont gratuits',
        text: 'Parcourir, prévisualiser, rouvrir d’anciens résultats, les copier et les télécharger à nouveau ne consomme jamais de crédits.',
      },
      {
        title: 'Aucun renouvellement surprise',
        text: 'Nous vous écrivons avant chaque renouvellement, vous résiliez en un clic et chaque paiement a sa facture. La formule Free n’a aucune carte enregistrée.',
      },
    ],
  },
  questions: {
    heading: 'Questions sur les prix',
    questions: [
      {
        question: 'Comment acheter une formule, et comment la résilier ?',
        answer:
          'Choisissez une formule ci-dessus et payez par carte. Résiliez en un clic dans « Crédits et facturation » : la formule court jusqu’à la fin de la période payée et vous gardez vos crédits. Un remboursement revient sur votre carte et reprend ses crédits non utilisés.',
      },
      {
        question: 'Qu’est-ce qu’un crédit ?',
        answer:
          'L’unité de prix des créations. Chaque outil a un prix fixe en crédits entiers, affiché avant de commencer. Le calculateur ci-dessus les indique.',
      },
      {
        question: 'Que se passe-t-il si une création échoue ?',
        answer: 'Vous ne payez rien. Vos crédits sont remboursés automatiquement dès l’échec.',
      },
      {
        question: 'Et si le résultat ne me plaît pas ?',
        answer:
          'Une création réussie est facturée. C’est pourquoi elle coûte peu, apporte plusieurs variantes à la fois et affiche son prix d’abord.',
      },
      {
        question: 'Et si je n’ai plus de crédits ?',
        answer:
          'Le bouton l’indique et rien ne démarre. Vos anciens résultats restent accessibles, et les outils gratuits, comme les QR codes, continuent de fonctionner.',
      },
      {
        question: 'Est-ce moins cher de l’héberger soi-même ?',
        answer: `Cela peut l’être. ${brand.name} est open source sous AGPL : sur votre serveur, vous décidez de ce que permet une formule, et vous payez le serveur.`,
      },
    ],
  },
  callToAction: {
    heading: 'Voyez ce que donnent les crédits gratuits',
    lead: `${figure(plans.free.monthlyCredits)} crédits chaque mois, sans carte, sans limite de temps.`,
    label: 'Créer un compte gratuit',
  },
} satisfies WordsOf<typeof english>;
