import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Lip-Sync-Video',
  title: `Lip-Sync-Video für neue Worte und Stimmen | ${brand.name}`,
  description:
    'Gib einem vorhandenen Video neue Worte, ohne neu zu drehen. Wofür Lip-Sync in Anzeigen da ist und wie du das neue Skript heute vorbereitest.',
  heading: 'Neue Worte für ein Video, das du schon hast',
  paragraph: `Lip-Sync soll den Mund in einem vorhandenen Video an eine neue Aufnahme anpassen: ein anderes Angebot, eine andere Sprache, ein korrigierter Preis. Es ist noch nicht in ${brand.name}. Vorbereiten kannst du den Text: Schreib die neuen Sätze mit dem Skript-Generator, etwa so lang wie die, die sie ersetzen.`,
} satisfies PageWords;
