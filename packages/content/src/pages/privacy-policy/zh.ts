import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: '隱私',
  title: `隱私權政策 | ${brand.name}`,
  description: '本站保存哪些資料、為什麼、多久、誰能看到。沒有廣告追蹤器，沒有第三方分析，不出售資料。',
  heading: '隱私權政策',
  paragraph: '保存了您的什麼、為什麼、多久，以及如何刪除。一句話：只保存工具所需的最少資料。',
  updated: '最後修改：2026 年 11 月 15 日',
} satisfies WordsOf<typeof english>;
