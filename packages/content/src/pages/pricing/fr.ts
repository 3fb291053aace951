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
    'Free, Basic, Pro et Business : le prix de chaque formule, ses crédits par mois et ce qu’on en fait. Un travail raté ou annulé ne coûte rien.',
  heading: 'Des prix connus avant d’appuyer',
  paragraph:
    'Chaque travail affiche d’abord son prix en crédits. Ce prix est le débit, jamais une estimation, et ce qui échoue ne coûte rien.',
  plans: {
    heading: 'Formules',
    lead: 'Les crédits sont accordés chaque mois. Tout le produit est ouvert dans chaque formule ; seule change la quantité.',
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
    heading: 'Ce que donnent vos crédits',
    lead: 'Choisissez un nombre de crédits et voyez ce qu’il permet. Ce sont les vrais prix des outils qui marchent aujourd’hui.',
    creditsLabel: 'Crédits',
    freeLabel: 'Sans crédit, autant que vous voulez',
    timesLabel: 'fois',
    adText: {
      name: 'Une série de textes',
      note: 'Jusqu’à dix variantes d’annonce, d’accroche, de titre, de script ou de tout autre genre.',
    },
    qrCode: {
      name: 'Un QR code',
      note: 'À vos couleurs, avec votre logo, vérifié par relecture.',
    },
  },
  difference: {
    heading: 'Comment se comporte la facturation',
    points: [
      {
        title: 'Un travail raté ne coûte rien',
        text: 'Les crédits sont mis de côté au départ et prélevés seulement en cas de succès. En cas d’échec ou d’annulation, ils reviennent aussitôt, en entier.',
      },
      {
        title: 'Le devis est le débit',
        text: 'Le prix sur le bouton et celui de votre compte viennent de la même ligne de code. Ils ne peuvent pas différer.',
      },
      {
        title: 'Regarder est gratuit',
        text: 'Parcourir, prévisualiser, rouvrir d’anciens résultats, les copier et les télécharger à nouveau ne consomme jamais de crédits.',
      },
      {
        title: 'Rien ne se renouvelle dans votre dos',
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
          'L’unité dans laquelle le travail est chiffré. Chaque outil a un prix fixe en crédits entiers, affiché avant de commencer. Le calculateur ci-dessus les indique.',
      },
      {
        question: 'Que se passe-t-il si un travail échoue ?',
        answer:
          'Vous ne payez rien. Les crédits mis de côté reviennent à l’instant où l’échec est constaté, sans que vous le demandiez.',
      },
      {
        question: 'Et si le résultat ne me plaît pas ?',
        answer:
          'Un travail réussi a fait sa part et est compté. C’est pourquoi il est bon marché, apporte plusieurs variantes et affiche son prix d’abord.',
      },
      {
        question: 'Et si je n’ai plus de crédits ?',
        answer:
          'Le bouton le dit et rien ne démarre. Vos anciens résultats restent ouverts, et les outils sans prix, comme les QR codes, continuent de marcher.',
      },
      {
        question: 'Est-ce moins cher de l’héberger soi-même ?',
        answer: `Cela peut l’être. ${brand.name} est open source sous AGPL : sur votre serveur, vous décidez de ce que permet une formule, et vous payez le serveur.`,
      },
    ],
  },
  callToAction: {
    heading: 'Voyez ce que donnent les crédits gratuits',
    lead: `${figure(plans.free.monthlyCredits)} crédits chaque mois, sans carte, sans période d’essai qui se termine.`,
    label: 'Créer un compte gratuit',
  },
} satisfies WordsOf<typeof english>;
