import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon 廣告',
  title: `Amazon 廣告：標題與描述 | ${brand.name}`,
  description: '只講事實的 Amazon 廣告標題與商品描述：沒有編造的評價，沒有您沒說過的話，長度也剛好。',
  heading: '能通過審核的 Amazon 廣告',
  paragraph: `Amazon 會拒絕無法證明的說法。${brand.name} 只依您的簡報寫 50 個字元以內的標題與商品描述，不會出現您沒說過的內容。Amazon 要求標誌不小於 600×600、影片 1920×1080；這些還不在這裡製作。`,
} satisfies PageWords;
