import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Markenstimme-Generator',
  title: `Markenstimme finden, mit Beispielen | ${brand.name}`,
  description:
    'Bring in Worte, wie deine Marke spricht: wie sie klingt, was sie nie sagt, mit Beispielsätzen, an die sich Texter und Agenturen halten können.',
  heading: 'Schreib auf, wie deine Marke spricht',
  paragraph:
    'Eine Stimme, die nur in einem Kopf lebt, geht mit der nächsten Neueinstellung verloren. Beschreib Produkt, Zielgruppe und gewünschte Tonalität und bekomm einen kurzen Leitfaden: wie sie klingt, was sie immer tut, was sie nie tut, und ein Beispiel. Pass ihn an und gib ihn allen, die für dich schreiben.',
} satisfies PageWords;
