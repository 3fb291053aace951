import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF 橫幅製作',
  title: `GIF 橫幅製作工具 | ${brand.name}`,
  description: '製作 150 KB 以內、30 秒內停止的 GIF 動態橫幅，符合 Google 多媒體廣告的要求。文案和按鈕都包含在內。',
  heading: '150 KB 以內的動態橫幅',
  paragraph:
    'Google 多媒體廣告接受 150 KB 以內、30 秒內停止的動態橫幅。選擇一項商品，我們來寫文案、做動畫，並讓每個檔案都不超過上限。你可以編輯設計，一次匯出所有尺寸。',
} satisfies PageWords;
