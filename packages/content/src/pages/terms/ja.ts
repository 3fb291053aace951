import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: '利用規約',
  title: `利用規約 | ${brand.name}`,
  description: `${brand.name} のこのサイトを使うための決まり。アカウント、作ったもの、クレジットと返却、禁止事項、オープンソースライセンスについて。`,
  heading: '利用規約',
  paragraph:
    '読めるように書きました。期待できること、お願いすること、あなたの作ったものがどう扱われるかを述べています。',
  updated: '最終更新日：2026 年 11 月 15 日',
} satisfies WordsOf<typeof english>;
