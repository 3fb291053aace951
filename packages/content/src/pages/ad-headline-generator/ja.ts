import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '見出し作成',
  title: `文字数制限に合う広告見出し作成 | ${brand.name}`,
  description:
    'Meta、Google、LinkedIn、YouTube、Amazon の広告見出しを、媒体ごとの上限で数えながら作成。検索の 30 字からフィードの 70 字まで。',
  heading: '途中で切れない見出し',
  paragraph:
    'Google は 30 字、Meta は約 40 字で折りたたみ、LinkedIn は 70 字。媒体を選んで特典を書けば、枠に収まり、毎回違う理由から始まる見出しが届きます。',
} satisfies PageWords;
