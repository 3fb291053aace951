import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'PPC 広告作成',
  title: `PPC 広告作成：見出しと説明文 | ${brand.name}`,
  description:
    'レスポンシブ検索広告を、見出し 30 字・説明文 90 字・パス 15 字で作成。Google が組み合わせられる多様さで、そのまま貼り付けられます。',
  heading: 'Google の文字数に合い、途中で切れない検索広告',
  paragraph:
    'レスポンシブ検索広告は、30 字の見出しを 3〜15 本、90 字の説明文を 2〜4 本、15 字のパスを 2 つ使います。入力した内容から見出し 5 本、説明文 2 本、パス 2 つを作成。それぞれ別のことを言うので、Google がどう組み合わせても意味が通ります。',
} satisfies PageWords;
