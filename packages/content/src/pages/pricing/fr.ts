import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
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
    'Ce que coûtent Free, Basic, Pro et Business, combien de crédits vous recevez et ce qu’ils permettent. Les échecs sont remboursés automatiquement.',
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
        `${figure(plans.free.storageGigabytes)} Go de stockage`,
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
        `${figure(plans.basic.storageGigabytes)} Go de stockage`,
        'Tout ce que contient Free',
        `${dollars(plans.basic.annualPrice)} en paiement annuel, au lieu de ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Pour les agences et les équipes à plusieurs marques',
      points: [
        `${figure(plans.pro.monthlyCredits)} crédits par mois`,
        `${figure(plans.pro.storageGigabytes)} Go de stockage`,
        'Tout ce que contient Basic',
        `${dollars(plans.pro.annualPrice)} en paiement annuel, au lieu de ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'Pour les entreprises qui font de la publicité chaque jour',
      points: [
        `${figure(plans.business.monthlyCredits)} crédits par mois`,
        `${figure(plans.business.storageGigabytes)} Go de stockage`,
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
    priceLabel: 'Prix en crédits :',
    tools: {
      'video-ad': { name: 'Publicités vidéo', note: 'Une vidéo de 15 secondes au plus, dans un format.' },
      'product-to-video': { name: 'Produit en vidéo', note: 'Un clip de 8 secondes au plus, dans un format.' },
      'avatar-video': { name: 'Vidéo avec avatar', note: 'Une vidéo avec 250 caractères de texte maximum.' },
      'talking-photo': { name: 'Photo parlante', note: 'Une vidéo avec 250 caractères de texte maximum.' },
      'lip-sync': { name: 'Synchronisation labiale', note: 'Une vidéo avec 250 caractères de texte maximum.' },
      'video-translation': {
        name: 'Traduction vidéo',
        note: '15 secondes de vidéo dans une langue. La transcription est gratuite.',
      },
      'image-ad': {
        name: 'Visuels publicitaires',
        note: '12 variantes. Les exporter dans d’autres tailles est gratuit.',
      },
      'image-ad-clone': {
        name: 'Cloneur de pubs',
        note: 'Une version d’une pub de référence. L’analyse de sa mise en page est gratuite.',
      },
      'product-image': { name: 'Images produit', note: 'Un arrière-plan, dans toutes les tailles choisies.' },
      'background-removal': {
        name: 'Suppression d’arrière-plan',
        note: 'Une image. La retoucher et l’exporter à nouveau est gratuit.',
      },
      'image-resizer': {
        name: 'Redimensionner une image',
        note: 'Une image dans toutes les tailles choisies. Chaque taille générée au-delà des bords coûte 1 crédit de plus.',
      },
      'gif-banner': { name: 'Bannières GIF', note: 'Un visuel animé dans 8 tailles au plus.' },
      banner: { name: 'Bannières', note: 'Un visuel dans toutes les tailles choisies.' },
      poster: { name: 'Affiches', note: 'Un visuel prêt à imprimer dans toutes les tailles choisies.' },
      'display-ad': { name: 'Annonces display', note: 'Une annonce HTML5 dans toutes les tailles choisies.' },
      'ad-copy': {
        name: 'Texte publicitaire',
        note: 'Jusqu’à dix variantes d’annonce, d’accroche, de titre, de script ou de tout autre genre.',
      },
      'ppc-preview': { name: 'Aperçu d’annonce de recherche', note: 'Aperçu en direct et export pour Google Ads.' },
      'id-photo': { name: 'Photos d’identité', note: 'Une photo avec ses planches à imprimer. L’ajuster est gratuit.' },
      'qr-code': { name: 'QR codes', note: 'À vos couleurs, avec votre logo, testé avant livraison.' },
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
        question: 'Comment payer une formule ?',
        answer:
          'Choisissez une formule ci-dessus et payez par carte, au mois ou à l’année. Même payés à l’année, vos crédits arrivent chaque mois. Si les paiements sont ici en mode test, la page de paiement l’indique et rien n’est débité.',
      },
      {
        question: 'Comment résilier ?',
        answer:
          'À tout moment, en un clic dans « Crédits et facturation ». La formule court jusqu’à la fin de la période payée et vous gardez vos crédits.',
      },
      {
        question: 'Les crédits expirent-ils ?',
        answer:
          'Non. Les crédits non utilisés restent sur votre compte, même après résiliation. La formule Free ajoute les siens chaque mois où vous l’utilisez.',
      },
      {
        question: 'Que deviennent les crédits d’un paiement remboursé ?',
        answer:
          'L’argent revient sur votre carte et les crédits de ce paiement sont retirés de votre solde. Ceux déjà utilisés ne sont pas facturés : votre solde ne passe jamais sous zéro.',
      },
      {
        question: 'Où trouver mes factures ?',
        answer:
          'Dans « Crédits et facturation ». Chaque paiement a une facture à télécharger en PDF, et nous vous envoyons un reçu par e-mail.',
      },
      {
        question: 'Qu’est-ce qu’un crédit ?',
        answer:
          'L’unité de prix des créations. Chaque création affiche son prix en crédits entiers avant de commencer. Le calculateur ci-dessus indique tous les outils.',
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
        answer: `Le bouton l’indique et rien ne démarre. Avec toute formule, vous pouvez acheter ${figure(offers.credits_500.credits)} crédits de plus pour ${dollars(offers.credits_500.cents / 100)}. Vos anciens résultats restent accessibles, et les outils gratuits, comme les QR codes, continuent de fonctionner.`,
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
