import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: '画像をドロップ、貼り付け、または選択',
    details: 'PNG、JPEG、WebP、GIF、AVIF、各 20 MB・100 メガピクセルまで',
    tooLarge: '{name} は 20 MB を超えています。小さいファイルを使ってください。',
    wrongKind: '{name}は使えません。画像をアップロードしてください。',
    cancel: '{name} のアップロードを止める',
  },
  pictures: {
    picture: '画像{number, number}',
    remove: '画像{number, number}を外す',
    samples: '画像がまだない場合は、サンプルをお試しください：',
    small:
      'この画像は {width, number} × {height, number} px しかなく、ぼやけて見えます。長辺が {needed, number} px 以上の画像を使ってください。',
    sampleAd: 'サンプル広告',
    standIn: 'サンプル商品です。いつでも自分の商品を選べます。',
    sample: 'サンプル画像です。いつでも自分の画像をアップロードできます。',
  },
  product: {
    title: '何を宣伝しますか？',
    placeholder: 'リネンのエプロン',
    mine: '自分の商品',
    mineText: '情報と画像を入力します。ここでの編集はこの広告にだけ反映されます。',
    link: 'リンクから',
    linkText: '名前、価格、詳細、画像を取り込み、商品に保存します。',
    sample: 'サンプル商品',
    sampleText: 'サンプル商品でツールを試せます。ブランドは架空のものです。',
    search: '商品を検索',
    empty: '商品がまだありません。リンクから取り込むか、手動で入力してください。',
    failed: '商品を読み込めませんでした。',
    address: '商品リンク',
    read: '商品を取り込む',
    close: '閉じる',
    pictures: '商品の画像',
    more: '商品の詳細',
    benefits: '主なメリット',
    benefitsHint: '1行に1つ',
    price: '価格',
    currency: '通貨',
    brand: 'ブランド',
    audience: 'ターゲット',
    description: '説明',
    logo: 'ロゴ',
  },
  sizes: {
    label: 'サイズ',
    chosen: '{count, plural, other {#サイズ}}',
    all: 'すべて',
    none: 'なし',
    allOf: '{network}のすべてのサイズ',
    noneOf: '{network}のサイズなし',
  },
  files: {
    one: '{name}をダウンロード',
  },
} satisfies MessagesOf<typeof english>;
