import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '標題產生器',
  title: `符合字數限制的廣告標題產生器 | ${brand.name}`,
  description:
    'Meta、Google、LinkedIn、YouTube 與 Amazon 廣告標題，逐則對照平台上限計數，從搜尋的 30 個字元到動態的 70 個。',
  heading: '絕不會被截斷的標題',
  paragraph:
    'Google 30 個字元，Meta 約 40 個後摺疊，LinkedIn 70 個。選平台，描述優惠，得到放得下、每則從不同理由出發的標題。',
} satisfies PageWords;
