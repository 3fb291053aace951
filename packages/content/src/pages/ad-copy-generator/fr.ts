import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Générateur de textes publicitaires',
  title: `Textes publicitaires dans les limites | ${brand.name}`,
  description:
    'Texte principal, titre et description pour Meta, TikTok, Google, YouTube, LinkedIn et Amazon, comptés selon chaque limite, tirés de vos seuls faits.',
  heading: 'Des textes qui tiennent, tirés des faits que vous donnez',
  paragraph:
    'Dites ce que vous vendez et où paraît l’annonce. Vous recevez plusieurs annonces complètes, chacune sous un autre angle, dans les limites du réseau, avec son compte affiché.',
  action: 'Écrire mon annonce',
  tool: {
    heading: 'Écrire une annonce',
    lead: 'Un nom et un bénéfice suffisent pour commencer. Cible, offre et preuve font la différence entre un texte correct et un texte qui porte.',
  },
  steps: {
    heading: 'Comment ça marche',
    steps: [
      {
        title: 'Briefez-le comme un collègue',
        text: 'Nommez le produit et dites ce qu’il fait pour l’acheteur. Ajoutez une offre, un prix ou une preuve si vous en avez.',
      },
      {
        title: 'Choisissez réseau, ton et langue',
        text: 'Huit tons, de minimal à urgent. Le réseau décide des champs et de leur longueur.',
      },
      {
        title: 'Comparez et copiez',
        text: 'Chaque carte nomme son angle, marque ce qui se voit avant la coupe et se copie en un clic.',
      },
    ],
  },
  difference: {
    heading: 'Ce qui le distingue',
    points: [
      {
        title: 'Aucune affirmation inventée',
        text: 'Un chiffre, un prix, une remise ou un délai dans un résultat vient de vous. Sans offre dans le brief, l’annonce n’en fait pas.',
      },
      {
        title: 'Des angles différents, pas cinq fois la même phrase',
        text: 'Les variantes partent d’autres raisons d’acheter : le problème, le bénéfice, la preuve, l’offre, le moment d’usage.',
      },
      {
        title: 'Compté comme compte le réseau',
        text: 'TikTok et Google comptent double un caractère chinois. Meta coupe le texte principal après 125 caractères. Le compteur sait les deux.',
      },
      {
        title: 'Reproductible',
        text: 'Chaque série a une graine. Le même brief avec la même graine redonne les mêmes textes, ce qui rend les tests honnêtes.',
      },
    ],
  },
  facts: {
    heading: 'Champs et limites par réseau',
    lead: 'Caractères par champ. « Visible » est ce qu’on lit avant « plus » ou la coupe.',
    columns: ['Réseau', 'Champ', 'Visible', 'Maximum'],
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
    note: 'Les réseaux changent leurs limites. Celles d’Amazon dépendent du type d’annonce et du pays, Discord n’en publie pas : vérifiez dans le gestionnaire avant de réserver.',
  },
  questions: {
    heading: 'Questions sur le générateur de textes',
    questions: [
      {
        question: 'Que mettre dans le brief ?',
        answer:
          'Le nom du produit et deux à quatre bénéfices dans les mots de l’acheteur. S’il y a une offre, un prix ou une preuve (un test, une garantie, des années d’activité), ajoutez-la : l’outil s’en servira sans la forcer.',
      },
      {
        question: 'Ajoutera-t-il des statistiques ou des avis que je n’ai pas cités ?',
        answer:
          'Non. Les textes sont bâtis sur votre brief. Les chiffres qui n’y sont pas n’apparaissent pas, ni les clients, ni les notes.',
      },
      {
        question: 'Combien coûte une série ?',
        answer:
          'Le prix est sur le bouton avant que vous n’appuyiez. Si elle échoue, ou si vous l’annulez pendant l’attente, les crédits reviennent.',
      },
      {
        question: 'Mon brief part-il vers une autre société ?',
        answer:
          'Pas par défaut. Le rédacteur intégré tourne sur le serveur qui vous montre cette page. Celui qui le gère peut y relier un modèle de langage extérieur ; sa politique de confidentialité doit le dire.',
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
