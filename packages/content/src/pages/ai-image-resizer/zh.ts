import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '圖片尺寸調整',
  title: `為各廣告平台調整圖片尺寸 | ${brand.name}`,
  description:
    '一張圖片一次符合 Meta、TikTok、Google、LinkedIn 和 YouTube。臉孔、文字和商品都不會被切掉，檔案大小也不超過上限。',
  heading: '一張圖片，所有廣告尺寸',
  paragraph:
    '上傳圖片並選擇尺寸：動態消息用 1080×1080 和 1080×1350，限時動態用 1080×1920，連結用 1200×628，還有多媒體廣告橫幅。我們會找出臉孔、文字和主體，重要內容不會被切掉。每個尺寸都可以自行調整。',
} satisfies PageWords;
