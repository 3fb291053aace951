import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: 'Extension de navigateur',
  title: `Extension : enregistrez les annonces vues | ${brand.name}`,
  description:
    'Enregistrez les annonces de Meta, TikTok, Google, LinkedIn, Reddit, YouTube et Instagram avec médias et textes. Pour Chrome, Edge et Firefox.',
  heading: 'Enregistrez les annonces que vous croisez',
  paragraph:
    'Sur une annonce de la Bibliothèque publicitaire Meta, du TikTok Creative Center, de Google Ads Transparency, LinkedIn, Reddit, YouTube ou Instagram, cliquez sur « Enregistrer ». Elle arrive dans votre collection avec ses médias et son texte.',
  download: 'Télécharger l’extension',
  connect: 'Connecter',
  steps: {
    heading: 'Comment l’installer',
    steps: [
      {
        title: 'Téléchargez et décompressez',
        text: 'Téléchargez le ZIP et décompressez-le dans un dossier que vous ne déplacerez pas et ne supprimerez pas.',
      },
      {
        title: 'Chrome ou Edge',
        text: 'Ouvrez chrome://extensions ou edge://extensions, activez le mode développeur, choisissez « Charger l’extension non empaquetée » et sélectionnez le dossier.',
      },
      {
        title: 'Firefox',
        text: 'Ouvrez about:debugging, choisissez « Ce Firefox », puis « Charger un module complémentaire temporaire » et le fichier manifest.json. Firefox la retire à la fermeture.',
      },
      {
        title: 'Connectez-la une fois',
        text: 'Connectez-vous ici et cliquez sur « Connecter ». L’extension reçoit sa propre clé et ne voit jamais votre mot de passe.',
      },
      {
        title: 'Enregistrez des annonces',
        text: 'Cliquez sur le bouton « Enregistrer » d’une annonce, ou faites un clic droit sur une image ou une vidéo de n’importe quelle page. Choisissez le dossier et les tags dans la fenêtre de l’extension.',
      },
    ],
  },
  pictures: {
    heading: 'À quoi elle ressemble',
    ad: 'Un bouton « Enregistrer » sur chaque annonce de la page',
    popup: 'Choisissez le dossier et les tags des prochaines annonces',
    board: 'Les annonces enregistrées dans votre collection',
  },
  questions: {
    heading: 'Bon à savoir',
    questions: [
      {
        question: 'Que se passe-t-il hors ligne ?',
        answer:
          'Vos annonces attendent dans le navigateur, même après un redémarrage, et sont envoyées dès que vous êtes de nouveau en ligne.',
      },
      {
        question: 'Que voit l’extension ?',
        answer:
          'Seulement les plateformes ci-dessus et les pages où vous utilisez son menu. Sa clé peut enregistrer des annonces et rien d’autre. Révoquez-la à tout moment dans les paramètres du compte, sous « Clés API ».',
      },
      {
        question: 'Enregistre-t-elle les vidéos ?',
        answer:
          'Oui, quand le site donne le fichier vidéo au navigateur. YouTube ne le fait pas : vous obtenez l’image de couverture avec le texte et le lien.',
      },
    ],
  },
} satisfies ExtensionWords;
