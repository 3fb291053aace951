import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '從網站到廣告',
  title: `把網站變成廣告 | ${brand.name}`,
  description: '貼上商品連結，把頁面變成圖片廣告、橫幅和廣告文案。我們會匯入名稱、價格、詳情和圖片。',
  heading: '把商品頁變成廣告',
  paragraph:
    '貼上商品連結。我們會匯入名稱、價格、詳情和圖片，你都可以編輯。接著用同一項商品製作圖片廣告、橫幅、海報、廣告文案和搜尋廣告。',
} satisfies PageWords;
