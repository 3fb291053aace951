import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '對嘴影片',
  title: `對嘴影片：換詞換聲 | ${brand.name}`,
  description: '為現有影片換上新詞，不必重拍。對嘴在廣告中的用途，以及今天如何準備新腳本。',
  heading: '為已有的影片換上新詞',
  paragraph: `對嘴用來讓現有影片中的口型配合新錄音：換個優惠、換種語言、改個價格。${brand.name} 裡還沒有它。現在能準備的是文字：用腳本產生器寫新台詞，長度與被取代的差不多。`,
} satisfies PageWords;
