import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品影片製作',
  title: `短廣告商品影片製作 | ${brand.name}`,
  description: '把商品連結或照片變成完整的影片廣告：腳本、配音、音樂和字幕，支援 9:16、1:1、4:5 和 16:9。',
  heading: '從商品連結到影片廣告成片',
  paragraph:
    '貼上連結或加入商品，從三個腳本中選一個，再選範本、配音、音樂和字幕，花費點數之前就能看有聲預覽。然後一次產生 9:16、1:1、4:5 和 16:9，並附上字幕檔。',
} satisfies PageWords;
