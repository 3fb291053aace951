import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品画像作成',
  title: `広告とショップの商品画像作成 | ${brand.name}`,
  description: '商品そのものは変えずに、新しい背景で見せる商品写真。ツールの目的と、いま書ける商品テキストについて。',
  heading: '商品はそのまま、背景だけ新しく',
  paragraph:
    'ショップにも広告にも、同じ商品をさまざまな場面で見せる画像が要ります。しかも商品は変わってはいけません。このツールは、商品を描き直さずに切り抜いて場面に置くためのものです。まだ画像は作れません。商品説明から見出しまで、画像に添える言葉はいまここで書けます。',
} satisfies PageWords;
