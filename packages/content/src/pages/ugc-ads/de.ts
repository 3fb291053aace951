import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'UGC-Anzeigen',
  title: `Skripte und Hooks für UGC-Anzeigen | ${brand.name}`,
  description:
    'Anzeigen, die wie ein persönlicher Post wirken, leben davon, wie sie gesprochen sind. Schreib hier Hooks und Skripte für deine Creator.',
  heading: 'Skripte, die nach Mensch klingen und nicht nach Marke',
  paragraph: `UGC-Anzeigen funktionieren, wenn ein echter Mensch etwas Konkretes sagt. ${brand.name} schreibt dafür heute Hooks und Skripte in der gewählten Tonalität, aus Fakten, zu denen du stehst. Gib sie deinen Creatorn und dreht. Das Video selbst mit einem Sprecher im Studio zu machen, dafür ist diese Seite gedacht; dieser Teil ist noch nicht im Produkt.`,
} satisfies PageWords;
