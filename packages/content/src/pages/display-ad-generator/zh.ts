import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '多媒體廣告產生器',
  title: `Google 多媒體廣告產生器 | ${brand.name}`,
  description: '回應式多媒體廣告需要 30 個字元的標題、90 個字元的長標題、描述與圖片。文字部分今天就能寫好。',
  heading: '把多媒體廣告的文字那一半做好',
  paragraph: `回應式多媒體廣告要求 30 個字元的短標題、90 個字元的長標題與描述、25 個字元的商家名稱，以及 1200×628 與 1200×1200 的圖片。產生器用來完成兩半。圖片還不在 ${brand.name} 裡；這些長度的標題與描述已經有了。`,
} satisfies PageWords;
