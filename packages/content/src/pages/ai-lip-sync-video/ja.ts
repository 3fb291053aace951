import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'リップシンク動画',
  title: `新しい言葉と声のリップシンク動画 | ${brand.name}`,
  description:
    '撮り直さずに、いまある動画に新しい言葉を。広告でのリップシンクの使いみちと、新しい台本をいま用意する方法。',
  heading: 'いまある動画に、新しい言葉を',
  paragraph: `リップシンクは、既存の動画の口の動きを新しい録音に合わせるためのものです。別の特典、別の言語、直した価格に。${brand.name} にはまだありません。いま用意できるのは文章です。差し替える部分と同じくらいの長さで、台本作成ツールで書いてください。`,
} satisfies PageWords;
