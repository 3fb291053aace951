import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'PPC 廣告產生器',
  title: `PPC 廣告產生器：標題與描述 | ${brand.name}`,
  description: '回應式搜尋廣告：標題 30 個字元、描述 90 個、路徑 15 個，內容各不相同，方便 Google 組合，可直接貼上。',
  heading: '符合 Google 長度的搜尋廣告，一字不截',
  paragraph:
    '回應式搜尋廣告可有 3 到 15 則 30 個字元的標題、2 到 4 則 90 個字元的描述與兩段 15 個字元的路徑。工具依簡報給出五則標題、兩則描述與兩段路徑，每則各說一事，Google 怎麼組合都通順。',
} satisfies PageWords;
