import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'バナー作成',
  title: `ディスプレイ広告用バナー作成 | ${brand.name}`,
  description:
    'バナーは見出しと商品とボタンで決まります。バナー作成ツールの目的、大切なサイズ、いま言葉を整える方法をまとめました。',
  heading: 'バナーは、よい 7 語から始まる',
  paragraph:
    'バナー作成ツールは、商品・見出し・ボタンを 300×250 から 970×250 までのディスプレイサイズに組むためのものです。まだバナーは描けません。バナーを決めるのは、その上の一行。30 字以内の見出しとボタンの文言は、いまここで書いて比べられます。',
} satisfies PageWords;
