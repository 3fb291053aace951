import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '虛擬主播產生器',
  title: `虛擬主播產生器：為影片找一位主播 | ${brand.name}`,
  description: '主播用 15 種語言說出你的文字，嘴型同步，背景任你選。瀏覽器中的預覽免費。',
  heading: '為你的文字找一位主播',
  paragraph:
    '選擇一位內建主播，或在本人同意後用照片建立虛擬主播。寫最多 800 個字元，或使用自己的錄音；背景可選房間、顏色或你的圖片，還能把商品放在前面。花費點數之前，你就能看到並聽到效果。影片為 MP4，可選 9:16、1:1、4:5 或 16:9，也可加字幕。',
} satisfies PageWords;
