import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Générateur de textes publicitaires',
  title: `Textes publicitaires dans les limites | ${brand.name}`,
  description:
    'Texte principal, titre et description pour Meta, TikTok, Google, YouTube, LinkedIn et Amazon, comptés selon chaque limite, tirés de vos seuls faits.',
  heading: 'Des textes publicitaires justes, à partir de vos infos',
  paragraph:
    'Dites-nous ce que vous vendez et où l’annonce sera diffusée. Vous recevez plusieurs annonces complètes, chacune avec son angle, toutes dans les limites de la plateforme.',
  action: 'Écrire mon annonce',
  tool: {
    heading: 'Écrire une annonce',
    lead: 'Un nom et un bénéfice suffisent pour commencer. Ajoutez une cible, une offre ou une preuve pour passer d’un bon texte à un excellent texte.',
  },
  steps: {
    heading: 'Comment ça marche',
    steps: [
      {
        title: 'Décrivez votre produit',
        text: 'Nommez le produit et dites ce qu’il fait pour l’acheteur. Ajoutez une offre, un prix ou une preuve si vous en avez.',
      },
      {
        title: 'Choisissez plateforme, ton et langue',
        text: 'Huit tons, de minimal à urgent. La plateforme détermine les champs et leur longueur.',
      },
      {
        title: 'Comparez et copiez',
        text: 'Chaque carte nomme son angle, montre ce qui s’affiche avant « Voir plus » et se copie en un clic.',
      },
    ],
  },
  difference: {
    heading: 'Ce qui le distingue',
    points: [
      {
        title: 'Aucune affirmation inventée',
        text: 'Chaque chiffre, prix, remise ou délai d’un résultat vient de vous. Sans offre dans le brief, l’annonce n’en propose pas.',
      },
      {
        title: 'Des angles différents, pas cinq fois la même phrase',
        text: 'Chaque variante part d’une autre raison d’acheter : le problème, le bénéfice, la preuve, l’offre, le moment d’utilisation.',
      },
      {
        title: 'Compté comme le fait la plateforme',
        text: 'TikTok et Google comptent un caractère chinois pour deux. Meta coupe le texte principal après 125 caractères. Le compteur en tient compte.',
      },
      {
        title: 'Reproductible',
        text: 'Chaque création a un « seed ». Le même brief avec le même seed redonne les mêmes textes : vous comparez à armes égales.',
      },
    ],
  },
  facts: {
    heading: 'Champs et limites par plateforme',
    lead: 'Caractères par champ. « Visible » correspond à ce qu’on lit avant « Voir plus ».',
    columns: ['Plateforme', 'Champ', 'Visible', 'Maximum'],
    rows: [
      ['Fil Meta', 'Texte principal', '125', '2 200'],
      ['Fil Meta', 'Titre', '27–40', '255'],
      ['Fil Meta', 'Description', '27–30', '255'],
      ['Stories et Reels de Meta', 'Texte principal', '72', '2 200'],
      ['TikTok dans le fil', 'Texte de l’annonce', '100 (50 en chinois, japonais, coréen)', '100'],
      ['Google Display', 'Titre', '30', '30'],
      ['Google Display', 'Titre long', '90', '90'],
      ['Google Display', 'Description', '90', '90'],
      ['YouTube dans le fil', 'Titre, 2 lignes', '40', '40'],
      ['LinkedIn', 'Texte d’introduction', '150', '600'],
      ['LinkedIn', 'Titre', '70', '200'],
      ['Amazon', 'Titre', '50', '50'],
    ],
    note: 'Les plateformes changent leurs limites. Celles d’Amazon dépendent du type d’annonce et du pays, Discord n’en publie pas : vérifiez dans le gestionnaire de publicités avant de lancer.',
  },
  questions: {
    heading: 'Questions sur le générateur de textes',
    questions: [
      {
        question: 'Que mettre dans le brief ?',
        answer:
          'Le nom du produit et deux à quatre bénéfices dans les mots de vos clients. S’il y a une offre, un prix ou une preuve (résultat de test, garantie, années d’activité), ajoutez-la : l’outil l’utilisera sans en rajouter.',
      },
      {
        question: 'Ajoutera-t-il des statistiques ou des avis que je n’ai pas cités ?',
        answer:
          'Non. Les textes partent de votre brief. Les chiffres, clients ou notes qui n’y figurent pas n’apparaissent pas.',
      },
      {
        question: 'Combien coûte une création ?',
        answer:
          'Le prix est sur le bouton avant que vous cliquiez. Si la création échoue, ou si vous l’annulez pendant l’attente, vos crédits sont remboursés.',
      },
      {
        question: 'Mon brief est-il transmis à une autre société ?',
        answer:
          'Pas par défaut. Le rédacteur intégré tourne sur le serveur qui affiche cette page. L’administrateur de ce serveur peut y connecter un modèle de langage externe ; sa politique de confidentialité doit alors le préciser.',
      },
      {
        question: 'Puis-je utiliser les textes à des fins commerciales ?',
        answer:
          'Oui. Ils sont à vous, pour vos campagnes ou celles d’un client. Vous répondez de ce que promet une annonce : relisez-la avant diffusion.',
      },
    ],
  },
  callToAction: {
    heading: 'Cinq annonces complètes avant que le café refroidisse',
    lead: 'Commencez par le prochain produit à mettre en avant.',
    label: 'Écrire mon annonce',
  },
} satisfies WordsOf<typeof english>;
