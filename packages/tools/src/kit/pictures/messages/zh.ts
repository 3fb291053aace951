import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: '拖放、貼上或選擇圖片',
    details: 'PNG、JPEG、WebP、GIF 或 AVIF，每張最大 20 MB、1 億像素',
    tooLarge: '{name} 超過 20 MB。',
    wrongKind: '{name} 不是可以在此使用的圖片。',
    cancel: '停止上傳 {name}',
  },
  pictures: {
    picture: '圖片 {number, number}',
    remove: '移除圖片 {number, number}',
    samples: '手邊沒有?試試樣品:',
    small:
      '這張圖片只有 {width, number} × {height, number} px，看起來會模糊。請使用長邊至少 {needed, number} px 的圖片。',
    sampleAd: '範例廣告',
    standIn: '選好自己的商品之前，先看範例商品。',
    sample: '加入自己的圖片之前，先看範例。',
  },
  product: {
    title: '您在為什麼做廣告?',
    placeholder: '亞麻圍裙',
    mine: '我的產品',
    mineText: '其資訊和圖片會自動填入。在這裡修改只影響這則廣告。',
    link: '從連結讀取',
    linkText: '我們從產品頁面讀取名稱、價格、資訊和圖片,並儲存到您的產品中。',
    sample: '樣品',
    sampleText: '用我們的產品試試這個工具。這些品牌都不存在。',
    search: '搜尋產品',
    empty: '這裡沒有產品。從連結讀取一個,或手動輸入。',
    failed: '無法載入您的產品。',
    address: '產品頁面網址',
    read: '讀取頁面',
    close: '關閉',
    pictures: '產品圖片',
    more: '更多資訊',
    benefits: '人們能得到什麼',
    benefitsHint: '每行一個好處',
    price: '價格',
    currency: '貨幣',
    brand: '品牌',
    audience: '適合誰',
    description: '描述',
    logo: '標誌',
  },
  sizes: {
    label: '尺寸',
    chosen: '{count, plural, other {# 個尺寸}}',
    all: '全部',
    none: '不選',
    allOf: '{network} 的全部尺寸',
    noneOf: '不選 {network} 的尺寸',
  },
  files: {
    one: '下載 {name}',
  },
} satisfies MessagesOf<typeof english>;
