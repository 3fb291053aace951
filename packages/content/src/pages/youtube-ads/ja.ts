import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'YouTube 広告',
  title: `YouTube 広告：台本・見出し・制限 | ${brand.name}`,
  description:
    'スキップボタンに負けないフックと、その先の台本、1 行 40 字のインフィード見出し。長さとサイズもまとめました。',
  heading: 'スキップボタンの先の数秒を勝ち取る',
  paragraph: `バンパーは 6 秒、スキップ不可は 15〜30 秒、スキップ可なら指が動くまで 5 秒。${brand.name} はフックと、長さに合わせて削れる台本、40 字 2 行のインフィード見出しを書きます。動画は 1920×1080、Shorts は 1080×1920 でアップロードします。`,
} satisfies PageWords;
