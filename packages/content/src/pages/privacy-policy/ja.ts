import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'プライバシー',
  title: `プライバシーポリシー | ${brand.name}`,
  description:
    'このサイトがどんなデータを、なぜ、どれだけの期間保存し、誰が見るのか。広告トラッカーも第三者解析もデータ販売もありません。',
  heading: 'プライバシーポリシー',
  paragraph: '何が、なぜ、どれだけ保存され、どう削除できるか。ひとことで言えば、ツールに必要な最小限だけです。',
  updated: '最終更新日：2026 年 11 月 15 日',
} satisfies WordsOf<typeof english>;
