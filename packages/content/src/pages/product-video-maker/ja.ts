import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品動画作成',
  title: `短い広告のための商品動画作成 | ${brand.name}`,
  description: '商品写真と台本を短い動画広告に。商品動画作成ツールの目的と、フックと台本をいま書く方法を紹介します。',
  heading: '商品動画は、台本から始まる',
  paragraph:
    'このツールは、商品写真と台本から 9:16、1:1、16:9 の短い広告を作るためのものです。まだ動画は作れません。見てもらえるかを決める部分は揃っています。最初の 3 秒のフックと、その先の台本を書いてください。',
} satisfies PageWords;
