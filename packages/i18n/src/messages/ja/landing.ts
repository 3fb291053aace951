import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: '商品リンクまたは商品名',
    placeholder: 'yourshop.jp/products/linen-apron',
    submit: '広告を書く',
    hint: '商品名はリンクから取得します。詳細を追加してください。',
    sample: 'サンプル商品を使う',
  },
  sample: {
    product: 'デスクランプ「ケストレル」',
    description: '手曲げのオーク材アームと、タップではなく回して調光するダイヤルを備えた、細身のデスクランプ。',
    benefits: {
      first: '2% まで絞れるあたたかい光',
      second: 'たたんで引き出しにしまえる',
      third: '手で曲げたオーク材のアーム',
    },
    audience: '夜遅くまで働く人',
    offer: '今週 15% オフ',
    price: '$89',
  },
  proof: {
    feed: 'フィード',
    story: 'ストーリー',
    link: 'リンク広告',
    code: 'サンプル商品の特典への QR コード',
    headline: '見出し',
    text: '広告コピー',
    primary: 'メインテキスト',
    description: '説明文',
    path: 'パス',
    written: 'サンプル商品のために{product}が書きました。',
    note: 'サンプル商品です。コピーとコードは{product}が作成し、レイアウトはこのページのために描きました。',
    pixels: '{width} × {height} px',
  },
  characters: '{limit, number} 文字中 {count, number} 文字',
  charactersOnly: '{count, plural, other {# 文字}}',
  contents: 'このページの内容',
  breadcrumb: '現在の位置',
  home: 'ホーム',
  pricing: {
    period: '請求の周期',
    choose: '{plan}を選ぶ',
    billedMonthly: '毎月の請求',
    billedYearly: '{price} を年 1 回請求',
  },
} satisfies MessagesOf<typeof english>;
