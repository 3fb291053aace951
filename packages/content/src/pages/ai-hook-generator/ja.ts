import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'フック作成',
  title: `動画広告のフック作成ツール | ${brand.name}`,
  description:
    'TikTok、Reels、Shorts で次の 3 秒を勝ち取る冒頭の一言を。問いかけ、対比、物語、根拠を、すべてあなたの事実から作ります。',
  heading: '最初の一言が、続きを見てもらえるかを決める',
  paragraph:
    '商品と、それが人の役にどう立つかを入力してください。約 3 秒で話せて画面にも置ける長さの冒頭が、はっきり違うスタイルで並びます。動画が約束を守れる、正直な言葉です。',
} satisfies PageWords;
