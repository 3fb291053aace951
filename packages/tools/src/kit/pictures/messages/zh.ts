import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: '拖放、貼上或選擇圖片',
    details: 'PNG、JPEG、WebP、GIF 或 AVIF，每張最大 20 MB、1 億像素',
    tooLarge: '{name} 超過 20 MB。請使用較小的檔案。',
    wrongKind: '無法使用 {name}，請上傳圖片。',
    cancel: '停止上傳 {name}',
  },
  pictures: {
    picture: '圖片 {number, number}',
    remove: '移除圖片 {number, number}',
    samples: '還沒有圖片？試試範例：',
    small:
      '這張圖片只有 {width, number} × {height, number} px，看起來會模糊。請使用長邊至少 {needed, number} px 的圖片。',
    sampleAd: '範例廣告',
    standIn: '範例商品，可隨時換成你的。',
    sample: '範例圖片，可隨時上傳你的。',
  },
  product: {
    title: '要推廣什麼？',
    placeholder: '亞麻圍裙',
    mine: '我的商品',
    mineText: '我們會填入商品資料和圖片。這裡的修改只影響這則廣告。',
    link: '透過連結',
    linkText: '我們會匯入名稱、價格、詳細資料和圖片，並存到你的商品。',
    sample: '範例商品',
    sampleText: '用範例商品體驗工具，這些品牌皆為虛構。',
    search: '搜尋商品',
    empty: '還沒有商品。從連結匯入，或手動填寫。',
    failed: '無法載入你的商品。',
    address: '商品連結',
    read: '匯入商品',
    close: '關閉',
    pictures: '商品圖片',
    more: '商品詳細資料',
    benefits: '主要優點',
    benefitsHint: '每行一項',
    price: '價格',
    currency: '貨幣',
    brand: '品牌',
    audience: '目標受眾',
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
