import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const figure = figureIn('fr');

export default {
  name: 'Accueil',
  title: `${brand.name} : le studio d’annonces ouvert`,
  description:
    'Créez visuels publicitaires, bannières et images de produit, des textes adaptés à chaque plateforme et des QR codes lisibles. Open source.',
  heading: 'Des pubs pour chaque plateforme, à partir de votre produit.',
  paragraph:
    'Décrivez le produit une fois. Obtenez des visuels dans tous les formats, plus textes, titres et accroches dans les limites de Meta, TikTok, Google, YouTube, LinkedIn et Amazon. Nous n’ajoutons jamais d’affirmation qui ne vienne de vous.',
  actions: {
    write: 'Écrire une annonce',
    image: 'Créer des visuels',
  },
  tool: {
    heading: 'Commencez par un produit',
    lead: 'Un nom et deux ou trois bénéfices suffisent. Chaque résultat affiche sa longueur à côté de la limite de la plateforme choisie.',
  },
  steps: {
    heading: 'De la page blanche au texte fini',
    steps: [
      {
        title: 'Dites ce que vous vendez',
        text: 'Produit, bénéfices, cible, offre, prix, preuve. Laissez de côté ce que vous n’avez pas.',
      },
      {
        title: 'Choisissez la plateforme et le ton',
        text: 'Où l’annonce sera-t-elle diffusée, et sur quel ton ? Les limites de la plateforme s’appliquent dès le premier mot.',
      },
      {
        title: 'Gardez celui qui convient',
        text: 'Comparez les variantes, voyez ce qui s’affiche avant « Voir plus », copiez le texte et collez-le dans votre gestionnaire de publicités.',
      },
    ],
  },
  difference: {
    heading: 'Ce que vous remarquerez',
    points: [
      {
        title: 'Aucune promesse inventée',
        text: 'Remises, prix, étoiles et chiffres n’apparaissent que s’ils sont dans votre brief. Rien à retirer une fois la campagne lancée.',
      },
      {
        title: 'Les échecs sont remboursés automatiquement',
        text: 'Vous voyez le prix avant de cliquer, et c’est ce que vous payez. En cas d’échec ou d’annulation, vos crédits vous sont rendus.',
      },
      {
        title: 'Écrit à la bonne longueur',
        text: 'Les textes sont comptés comme le fait la plateforme et écrits à la bonne longueur : aucun titre ne finit en points de suspension par accident.',
      },
      {
        title: 'Il tourne aussi sur votre serveur',
        text: `${brand.name} est open source sous AGPL. Ses outils fonctionnent sans service externe ni clé d’API.`,
      },
    ],
  },
  facts: {
    heading: 'Limites de caractères par plateforme',
    lead: 'Caractères par champ, tels que les plateformes les publient. « Visible » correspond à ce qu’on lit avant « Voir plus ».',
    columns: ['Plateforme', 'Champ', 'Visible', 'Maximum'],
    rows: [
      ['Fil Meta', 'Texte principal', '125', '2 200'],
      ['Fil Meta', 'Titre', '27–40', '255'],
      ['TikTok dans le fil', 'Texte de l’annonce', '100', '100'],
      ['Recherche Google', 'Titre (3 à 15)', '30', '30'],
      ['Recherche Google', 'Description (2 à 4)', '90', '90'],
      ['YouTube dans le fil', 'Titre (2 lignes)', '40', '40'],
      ['LinkedIn', 'Texte d’introduction', '150', '600'],
      ['LinkedIn', 'Titre', '70', '200'],
    ],
    note: 'TikTok compte double les caractères chinois, japonais et coréens : 50 suffisent à remplir le champ.',
  },
  catalogue: {
    heading: 'Tout au même endroit',
    lead: 'Les outils de texte, d’image et de publicité vidéo fonctionnent aujourd’hui. Les pages présentateurs et veille disent ce que fera l’outil et ce que vous pouvez préparer.',
  },
  questions: {
    heading: 'Questions',
    questions: [
      {
        question: 'Que puis-je faire ici aujourd’hui ?',
        answer:
          'Créer visuels publicitaires, bannières, GIF, affiches, publicités display, images de produit et photos d’identité. Supprimer des arrière-plans, redimensionner des images, recréer la mise en page d’une pub. Rédiger dix types de textes et créer des QR codes. Générer des publicités vidéo avec voix off, musique et sous-titres. Les vidéos avec présentateur et la bibliothèque de pubs ne sont pas encore disponibles.',
      },
      {
        question: 'Faut-il un compte ?',
        answer:
          'Oui, gratuit. Une adresse e-mail et un mot de passe, pas de carte. Vos créations, vos résultats et vos crédits sont liés à ce compte.',
      },
      {
        question: 'Combien ça coûte ?',
        answer: `La formule gratuite offre ${figure(plans.free.monthlyCredits)} crédits par mois. Les QR codes sont gratuits dans toutes les formules. La page des prix indique le coût de chaque création.`,
      },
      {
        question: 'À qui appartient ce que je crée ?',
        answer: 'À vous. Utilisez-le dans toute campagne, la vôtre ou celle d’un client. Ni filigrane ni mention.',
      },
      {
        question: 'Puis-je l’installer sur mon serveur ?',
        answer:
          'Oui. Tout le produit est open source sous AGPL, démarre par une commande et garde base de données et fichiers dans un dossier. Pour les grandes installations, il fonctionne avec PostgreSQL.',
      },
    ],
  },
  callToAction: {
    heading: 'Votre prochain texte publicitaire est à portée de clic',
    lead: `Compte gratuit, ${figure(plans.free.monthlyCredits)} crédits chaque mois, sans carte.`,
    label: 'Créer un compte gratuit',
  },
} satisfies WordsOf<typeof english>;
