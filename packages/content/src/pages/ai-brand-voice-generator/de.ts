import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Markenstimme-Generator',
  title: `Markenstimme finden, mit Beispielen | ${brand.name}`,
  description:
    'Bring in Worte, wie deine Marke spricht: wie sie klingt, was sie nie sagt, mit Beispielsätzen, an die sich Texter und Agenturen halten können.',
  heading: 'Schreib auf, wie deine Marke spricht',
  paragraph:
    'Eine Stimme, die nur eine Person im Kopf hat, geht mit dem nächsten Personalwechsel verloren. Beschreib Produkt, Zielgruppe und Tonalität und du bekommst einen kurzen Leitfaden: wie deine Marke klingt, was sie immer tut, was sie nie tut, dazu ein Beispiel. Pass ihn an und gib ihn allen, die für dich schreiben.',
} satisfies PageWords;
