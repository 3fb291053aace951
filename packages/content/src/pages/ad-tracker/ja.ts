import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '広告トラッカー',
  title: `広告トラッカー：広告の変化を追う | ${brand.name}`,
  description:
    '競合が広告を始め、変え、止めた時を知る。広告トラッカーの目的と、自分の広告についていまできることを紹介します。',
  heading: '広告の開始、変更、終了を見逃さない',
  paragraph: `トラッカーは、選んだ広告主を追い、新しい広告、変わった広告、消えた広告を知らせるツールです。まだ利用できません。自分のキャンペーンについては、${brand.name} で書いたコピーが入力内容・日付・シードとともに残るので、いつ何を書いたかを確かめ、再現できます。`,
} satisfies PageWords;
