import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn 廣告',
  title: `LinkedIn 廣告：文案、尺寸、限制 | ${brand.name}`,
  description: 'LinkedIn 顯示 150 個字元的簡介與 70 個字元的標題。為職場人寫在兩者之內講清重點的廣告。',
  heading: '150 個字元講清重點',
  paragraph: `LinkedIn 在 600 個字元中約 150 個後摺疊簡介，標題在 200 個中 70 個後摺疊。${brand.name} 寫得兩者都能完整顯示，語氣適合職場。圖片為 1200×628、1200×1200 或 720×900：圖您來，字這裡出。`,
} satisfies PageWords;
