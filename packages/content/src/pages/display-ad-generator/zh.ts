import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '多媒體廣告產生器',
  title: `Google 多媒體廣告產生器 | ${brand.name}`,
  description: '製作含點擊標記和備用圖片的 HTML5 多媒體廣告，適用於 Google，150 KB 以內，涵蓋所有常用尺寸。',
  heading: '可直接上傳的多媒體廣告',
  paragraph:
    '選擇商品並填寫到達網頁。你會得到含點擊標記和備用圖片的 HTML5 廣告 ZIP，每個都在 150 KB 以內，符合 Google 多媒體廣告的尺寸。回應式廣告的標題由文案產生工具來寫。',
} satisfies PageWords;
