import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'サイトから広告へ',
  title: `Web サイトを広告に変える | ${brand.name}`,
  description:
    '商品ページには、メリット・価格・特典・根拠という広告の材料がすでに揃っています。それを各媒体の広告文にする方法を紹介します。',
  heading: '広告は、商品ページの中にもうある',
  paragraph: `このツールは、商品ページを読み取って完成した広告に変えるためのものです。${brand.name} はまだ Web アドレスを読み取りません。いまできるのは、ページから名前・メリット・価格をコピーして入力し、その事実だけを使った広告コピー、見出し、検索広告を受け取ることです。`,
} satisfies PageWords;
