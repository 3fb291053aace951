import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: '隐私',
  title: `隐私政策 | ${brand.name}`,
  description: '本站保存哪些数据、为什么、多久、谁能看到。没有广告追踪器，没有第三方分析，不出售数据。',
  heading: '隐私政策',
  paragraph: '保存了您的什么、为什么、多久，以及怎样删除。一句话：只保存工具所需的最少数据。',
  updated: '最后修改：2026 年 11 月 15 日',
} satisfies WordsOf<typeof english>;
