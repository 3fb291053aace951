import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'UGC-Anzeigen',
  title: `Skripte und Hooks für UGC-Anzeigen | ${brand.name}`,
  description:
    'Anzeigen, die wie ein persönlicher Post wirken, leben davon, wie sie gesprochen sind. Schreib hier Hooks und Skripte für deine Creator.',
  heading: 'Skripte, die nach Mensch klingen und nicht nach Marke',
  paragraph: `UGC-Anzeigen funktionieren, wenn ein echter Mensch etwas Konkretes sagt. ${brand.name} schreibt dafür Hooks und Skripte, in der Tonalität deiner Wahl und aus Fakten, zu denen du stehst. Gib sie deinen Creators, und los geht der Dreh.`,
} satisfies PageWords;
