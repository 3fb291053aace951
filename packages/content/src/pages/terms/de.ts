import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Nutzungsbedingungen',
  title: `Nutzungsbedingungen | ${brand.name}`,
  description: `Die Regeln für diese ${brand.name}-Installation: dein Konto, deine Arbeit, Credits und Rückgaben, was nicht erlaubt ist, und die Open-Source-Lizenz.`,
  heading: 'Nutzungsbedingungen',
  paragraph:
    'Geschrieben, um gelesen zu werden: was du erwarten darfst, was von dir erwartet wird und was mit deiner Arbeit geschieht.',
  updated: 'Zuletzt geändert am 15. November 2026',
} satisfies WordsOf<typeof english>;
