import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: 'Browser-Erweiterung',
  title: `Browser-Erweiterung: Anzeigen speichern | ${brand.name}`,
  description:
    'Speichere Anzeigen von Meta, TikTok, Google, LinkedIn, Reddit, YouTube und Instagram mit Medien und Text in deiner Sammlung. Chrome, Edge, Firefox.',
  heading: 'Speichere Anzeigen, die dir beim Surfen begegnen',
  paragraph:
    'Klick bei einer Anzeige in der Meta-Werbebibliothek, im TikTok Creative Center, bei Google Ads Transparency, LinkedIn, Reddit, YouTube oder Instagram auf „Speichern“. Schon liegt sie mit Medien und Text in deiner Sammlung.',
  download: 'Erweiterung herunterladen',
  connect: 'Verbinden',
  steps: {
    heading: 'So installierst du sie',
    steps: [
      {
        title: 'Herunterladen und entpacken',
        text: 'Lade die ZIP-Datei herunter und entpacke sie in einen Ordner, den du nicht verschiebst oder löschst.',
      },
      {
        title: 'Chrome oder Edge',
        text: 'Öffne chrome://extensions oder edge://extensions, schalte den Entwicklermodus ein, wähle „Entpackte Erweiterung laden“ und dann den Ordner.',
      },
      {
        title: 'Firefox',
        text: 'Öffne about:debugging, wähle „Dieser Firefox“, dann „Temporäres Add-on laden“ und die Datei manifest.json. Beim Beenden entfernt Firefox sie wieder.',
      },
      {
        title: 'Einmal verbinden',
        text: 'Melde dich hier an und klick auf „Verbinden“. Die Erweiterung bekommt einen eigenen Schlüssel und sieht dein Passwort nie.',
      },
      {
        title: 'Anzeigen speichern',
        text: 'Klick bei einer Anzeige auf „Speichern“ oder auf einer beliebigen Seite mit der rechten Maustaste auf ein Bild oder Video. Ordner und Tags wählst du im Fenster der Erweiterung.',
      },
    ],
  },
  pictures: {
    heading: 'So sieht es aus',
    ad: 'Jede Anzeige auf der Seite bekommt einen Speichern-Button',
    popup: 'Wähle Ordner und Tags für alles, was du als Nächstes speicherst',
    board: 'Gespeicherte Anzeigen in deiner Sammlung',
  },
  questions: {
    heading: 'Gut zu wissen',
    questions: [
      {
        question: 'Was passiert, wenn ich offline bin?',
        answer:
          'Deine Anzeigen warten im Browser, auch nach einem Neustart, und werden hochgeladen, sobald du wieder online bist.',
      },
      {
        question: 'Was sieht die Erweiterung?',
        answer:
          'Nur die genannten Werbeplattformen und Seiten, auf denen du ihr Menü nutzt. Ihr Schlüssel kann Anzeigen speichern und sonst nichts. Widerrufen kannst du ihn jederzeit in den Kontoeinstellungen unter „API-Schlüssel“.',
      },
      {
        question: 'Speichert sie auch Videos?',
        answer:
          'Ja, wenn die Website dem Browser die Videodatei gibt. YouTube tut das nicht, deshalb bekommst du das Vorschaubild mit Text und Link.',
      },
    ],
  },
} satisfies ExtensionWords;
