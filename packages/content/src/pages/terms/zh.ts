import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: '條款',
  title: `使用條款 | ${brand.name}`,
  description: `使用本站 ${brand.name} 的規則：您的帳號、您的作品、點數與退還、不允許的行為，以及開源授權。`,
  heading: '使用條款',
  paragraph: '寫出來就是給人讀的：您可以期待什麼、我們期待您什麼、您的作品會怎樣。',
  updated: '最後修改：2026 年 11 月 15 日',
} satisfies WordsOf<typeof english>;
