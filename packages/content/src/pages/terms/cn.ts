import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: '条款',
  title: `使用条款 | ${brand.name}`,
  description: `使用本站 ${brand.name} 的规则：您的账户、您的作品、积分与退还、不允许的行为，以及开源许可。`,
  heading: '使用条款',
  paragraph: '写出来就是给人读的：您可以期待什么、我们期待您什么、您的作品会怎样。',
  updated: '最后修改：2026 年 11 月 15 日',
} satisfies WordsOf<typeof english>;
