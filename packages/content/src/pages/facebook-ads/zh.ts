import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook 廣告',
  title: `Facebook 廣告：文案、尺寸、限制 | ${brand.name}`,
  description: '長度剛好的 Facebook 廣告文案：摺疊前 125 個字元，標題 27 到 40 個。用你的事實來寫，並列出尺寸。',
  heading: '開頭就說清楚的 Facebook 廣告',
  paragraph: `動態消息在「查看更多」前顯示約 125 個字元的內文，以及 27 到 40 個字元的標題。${brand.name} 會按這個長度寫好兩者，並製作圖片：動態消息用 1080×1080 和 1080×1350，限時動態用 1080×1920。`,
} satisfies PageWords;
