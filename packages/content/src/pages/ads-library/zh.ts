import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '廣告庫',
  title: `廣告庫：現在都在投放什麼 | ${brand.name}`,
  description: '依文字、平台、國家與投放時間搜尋數百則範例廣告，查看每則的文案與變化，再做出你自己的版本。',
  heading: '動筆之前，先看別人在投放什麼',
  paragraph:
    '依品牌、產品或文字搜尋廣告，依平台、國家與投放時間篩選，看看每則廣告投放期間的變化。廣告庫以我們為虛構品牌製作的範例廣告開始。看到喜歡的？收藏它，或變成你自己的廣告。',
} satisfies PageWords;
