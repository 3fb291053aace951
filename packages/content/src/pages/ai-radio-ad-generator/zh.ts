import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '電台廣告產生器',
  title: `電台與 Podcast 廣告文案產生器 | ${brand.name}`,
  description: '為耳朵寫的電台與 Podcast 廣告：句子短，附聲音與音效建議，只有一個清楚的行動呼籲。',
  heading: '寫給耳朵，不是寫給紙',
  paragraph:
    '聽眾沒辦法重讀。所以句子要短，附上聲音與音效的建議，最後只留一件要做的事。看著錶唸出來，刪掉拖沓的地方，再走到麥克風前。',
} satisfies PageWords;
