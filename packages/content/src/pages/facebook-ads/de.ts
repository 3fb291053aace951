import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook-Anzeigen',
  title: `Facebook-Anzeigen: Text, Größen, Limits | ${brand.name}`,
  description:
    'Facebook-Texte, die passen: 125 Zeichen vor „Mehr ansehen“, 27 bis 40 für die Headline. Schreib deinen aus deinen Fakten, mit allen Größen.',
  heading: 'Facebook-Anzeigen, die sofort zur Sache kommen',
  paragraph: `Der Feed zeigt etwa 125 Zeichen des primären Texts vor „Mehr ansehen“ und 27 bis 40 der Headline. ${brand.name} schreibt beides passend und erstellt die Bilder: 1080×1080 und 1080×1350 für den Feed, 1080×1920 für Storys.`,
} satisfies PageWords;
