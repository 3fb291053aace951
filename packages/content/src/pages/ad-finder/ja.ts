import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '広告検索',
  title: `広告検索：言っている内容で探す | ${brand.name}`,
  description: '商品、約束、形式、媒体から広告を探す。広告検索の目的と、それまでどこを見て何を書けるかをまとめました。',
  heading: 'あなたの顧客に語りかけている広告を探す',
  paragraph:
    '広告検索は、誰が出したかだけでなく、広告が何を言い何を見せているかでライブラリを探すためのものです。まだ探す対象がありません。Meta と TikTok は掲載広告を自社のライブラリで公開しています。ほかの約束を見たら、ここで別の約束をする広告を書いてください。',
} satisfies PageWords;
