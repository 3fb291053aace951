import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Instagram 廣告',
  title: `Instagram 廣告：文案、尺寸、安全區 | ${brand.name}`,
  description: '為動態、Stories 與 Reels 寫 Instagram 廣告文案，了解尺寸與安全區：動態 1080×1350，直式 1080×1920。',
  heading: '為滿是圖片的平台寫文案',
  paragraph: `Stories 與 Reels 中大約能看到 72 個字元，動態 125 個。${brand.name} 寫內文與 Reels 前幾秒的鉤子，逐字計數。製圖時請把 1080×1920 頂部 14% 與底部 35% 留空：那裡是 Instagram 自己的按鈕。`,
} satisfies PageWords;
