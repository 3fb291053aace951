import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: 'Browserextensie',
  title: `Browserextensie: sla advertenties op | ${brand.name}`,
  description:
    'Sla advertenties van Meta, TikTok, Google, LinkedIn, Reddit, YouTube en Instagram op, met media en tekst. Voor Chrome, Edge en Firefox.',
  heading: 'Sla advertenties op die je tegenkomt',
  paragraph:
    'Klik op Opslaan bij een advertentie in de Meta-advertentiebibliotheek, TikTok Creative Center, Google Ads Transparency, LinkedIn, Reddit, YouTube of Instagram. De advertentie staat meteen met media en tekst in je verzameling.',
  download: 'Extensie downloaden',
  connect: 'Verbinden',
  steps: {
    heading: 'Zo installeer je de extensie',
    steps: [
      {
        title: 'Downloaden en uitpakken',
        text: 'Download de ZIP en pak hem uit in een map die je niet verplaatst of verwijdert.',
      },
      {
        title: 'Chrome of Edge',
        text: 'Open chrome://extensions of edge://extensions, zet de ontwikkelaarsmodus aan, kies Uitgepakte extensie laden en selecteer de map.',
      },
      {
        title: 'Firefox',
        text: 'Open about:debugging, kies Deze Firefox, dan Tijdelijke add-on laden, en selecteer manifest.json. Firefox verwijdert de extensie bij het afsluiten.',
      },
      {
        title: 'Eén keer verbinden',
        text: 'Log hier in en klik op Verbinden. De extensie krijgt een eigen sleutel en ziet je wachtwoord nooit.',
      },
      {
        title: 'Advertenties opslaan',
        text: 'Klik op Opslaan bij een advertentie, of klik op een willekeurige pagina met de rechtermuisknop op een afbeelding of video. Kies map en tags in het venster van de extensie.',
      },
    ],
  },
  pictures: {
    heading: 'Zo ziet het eruit',
    ad: 'Elke advertentie op de pagina krijgt een knop Opslaan',
    popup: 'Kies de map en tags voor wat je hierna opslaat',
    board: 'Opgeslagen advertenties in je verzameling',
  },
  questions: {
    heading: 'Goed om te weten',
    questions: [
      {
        question: 'Wat gebeurt er als ik offline ben?',
        answer:
          'Je advertenties wachten in de browser, ook na een herstart, en worden geüpload zodra je weer online bent.',
      },
      {
        question: 'Wat kan de extensie zien?',
        answer:
          'Alleen de platforms hierboven en pagina’s waar je het menu van de extensie gebruikt. De sleutel kan advertenties opslaan en verder niets. Trek hem in wanneer je wilt, bij Accountinstellingen onder API-sleutels.',
      },
      {
        question: 'Slaat de extensie ook video’s op?',
        answer:
          'Ja, als de site het videobestand aan de browser geeft. YouTube doet dat niet, dus krijg je de coverafbeelding met de tekst en de link.',
      },
    ],
  },
} satisfies ExtensionWords;
