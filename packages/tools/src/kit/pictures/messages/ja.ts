import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: '画像を置く、貼り付ける、または選択',
    details: 'PNG、JPEG、WebP、GIF、AVIF、各 20 MB・100 メガピクセルまで',
    tooLarge: '{name} は 20 MB を超えています。',
    wrongKind: '{name} はここで使える画像ではありません。',
    cancel: '{name} のアップロードを止める',
  },
  pictures: {
    picture: '画像{number, number}',
    remove: '画像{number, number}を外す',
    samples: '手元にないときは、サンプルで試せます:',
    small:
      'この画像は {width, number} × {height, number} px しかなく、ぼやけて見えます。長辺が {needed, number} px 以上の画像を使ってください。',
    sampleAd: 'サンプル広告',
    standIn: '商品を選ぶまではサンプルを表示します。',
    sample: '画像を追加するまではサンプルを表示します。',
  },
  product: {
    title: '何を宣伝しますか?',
    placeholder: 'リネンのエプロン',
    mine: '自分の商品',
    mineText: '情報と画像が入ります。ここでの変更はこの広告だけに反映されます。',
    link: 'リンクから',
    linkText: '商品ページから名前、価格、情報、画像を読み取り、自分の商品に保存します。',
    sample: 'サンプル商品',
    sampleText: '当社の商品で試せます。いずれも実在しないブランドです。',
    search: '商品を検索',
    empty: '商品がありません。リンクから読み取るか、入力してください。',
    failed: '商品を読み込めませんでした。',
    address: '商品ページのアドレス',
    read: 'ページを読み取る',
    close: '閉じる',
    pictures: '商品の画像',
    more: 'くわしい情報',
    benefits: '得られること',
    benefitsHint: '1行に1つ',
    price: '価格',
    currency: '通貨',
    brand: 'ブランド',
    audience: '対象となる人',
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
