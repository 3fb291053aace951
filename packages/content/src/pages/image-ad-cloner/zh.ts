import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '圖片廣告複製',
  title: `圖片廣告複製：成熟版面，你的商品 | ${brand.name}`,
  description: '上傳你喜歡的廣告，我們用你的商品、文案和配色重建它的版面。每個元素都能編輯，並可匯出各種廣告尺寸。',
  heading: '版面不變，商品換成你的',
  paragraph:
    '上傳一則成效好的廣告。我們找出標題、商品、價格和按鈕，再用你的商品和文案重建版面。原廣告的名稱和標誌會移除，匯出前每個元素都可以編輯。',
} satisfies PageWords;
