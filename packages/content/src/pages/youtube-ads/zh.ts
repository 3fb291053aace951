import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'YouTube 廣告',
  title: `YouTube 廣告：腳本、標題、限制 | ${brand.name}`,
  description: '不怕略過按鈕的鉤子、後續的腳本，以及每行 40 個字元的動態內標題。附時長與尺寸。',
  heading: '贏得略過按鈕之後的幾秒',
  paragraph: `串場廣告 6 秒，不可略過廣告 15 到 30 秒，可略過的在手指動之前有 5 秒。${brand.name} 寫鉤子、可依長度刪減的腳本，以及兩行各 40 個字元的標題。影片請上傳 1920×1080，Shorts 為 1080×1920。`,
} satisfies PageWords;
