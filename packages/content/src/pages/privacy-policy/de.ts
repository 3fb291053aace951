import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Datenschutz',
  title: `Datenschutzerklärung | ${brand.name}`,
  description:
    'Welche Daten diese Installation speichert, warum, wie lange und wer sie sieht. Keine Werbetracker, keine Analyse durch Dritte, kein Verkauf von Daten.',
  heading: 'Datenschutzerklärung',
  paragraph:
    'Was über dich gespeichert wird, warum, wie lange und wie du es löschen lässt. Kurz gesagt: so wenig, wie die Werkzeuge brauchen.',
  updated: 'Zuletzt geändert am 15. November 2026',
} satisfies WordsOf<typeof english>;
