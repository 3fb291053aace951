import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: '商品連結或名稱',
    placeholder: 'yourshop.tw/products/linen-apron',
    submit: '寫我的廣告',
    hint: '我們從連結取得商品名稱，細節由你補充。',
    sample: '使用範例商品',
  },
  sample: {
    product: 'Kestrel 桌燈',
    description: '纖細的桌燈，橡木燈臂手工彎製，以旋鈕調光，不必點觸。',
    benefits: {
      first: '暖光，可調暗至 2%',
      second: '摺平即可收進抽屜',
      third: '手工彎製的橡木燈臂',
    },
    audience: '工作到很晚的人',
    offer: '本週 85 折',
    price: '$89',
  },
  proof: {
    feed: '動態消息',
    story: '限時動態',
    link: '連結廣告',
    code: '範例商品優惠的 QR Code',
    headline: '標題',
    text: '廣告文案',
    primary: '主要文字',
    description: '描述',
    path: '路徑',
    written: '由 {product} 為範例商品撰寫。',
    note: '這是範例商品。文案和 QR Code 由 {product} 製作，版面為本頁繪製。',
    pixels: '{width} × {height} 像素',
  },
  characters: '{count, number} / {limit, number} 個字元',
  charactersOnly: '{count, plural, other {# 個字元}}',
  contents: '本頁內容',
  breadcrumb: '目前位置',
  home: '首頁',
  pricing: {
    period: '計費週期',
    choose: '選擇{plan}',
    billedMonthly: '按月計費',
    billedYearly: '每年一次收取 {price}',
  },
} satisfies MessagesOf<typeof english>;
