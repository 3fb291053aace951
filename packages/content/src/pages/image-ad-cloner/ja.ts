import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '画像広告クローン',
  title: `画像広告クローン：実績ある構成で | ${brand.name}`,
  description:
    '気に入った広告をアップロードすると、レイアウトを自社の商品・コピー・配色で再現します。すべて編集でき、各サイズで書き出せます。',
  heading: 'レイアウトはそのまま、商品だけ差し替え',
  paragraph:
    '成果の出ている広告をアップロードしてください。見出し、商品、価格、ボタンを見つけ、あなたの商品とコピーでレイアウトを再現します。元の名前とロゴは取り除かれ、書き出す前にすべての要素を編集できます。',
} satisfies PageWords;
