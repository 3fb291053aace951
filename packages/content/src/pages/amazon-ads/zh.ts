import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon 廣告',
  title: `Amazon 廣告：標題與描述 | ${brand.name}`,
  description: '為 Amazon 撰寫 50 個字元以內的標題和商品描述，並製作純白背景的商品圖片，不會出現你沒說過的內容。',
  heading: '能通過審核的 Amazon 廣告',
  paragraph: `Amazon 會拒絕無法證實的廣告內容。${brand.name} 只根據你的簡報撰寫 50 個字元以內的標題和商品描述，也能製作純白背景的商品圖片和符合 Amazon 尺寸的圖片廣告。`,
} satisfies PageWords;
