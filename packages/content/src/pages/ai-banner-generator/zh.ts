import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '橫幅產生器',
  title: `多媒體廣告橫幅產生器 | ${brand.name}`,
  description: '製作尺寸精準的橫幅和頁首，從 300×250 到 970×250，還有個人檔案封面。文案由我們寫，設計由你編輯。',
  heading: '尺寸剛好的橫幅',
  paragraph:
    '選擇商品和尺寸：網站用 300×250 到 970×250，社群檔案用封面。我們寫好標題和按鈕，用你的顏色設計橫幅。匯出前什麼都可以編輯。',
} satisfies PageWords;
