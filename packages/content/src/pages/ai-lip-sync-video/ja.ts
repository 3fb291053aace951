import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'リップシンク動画',
  title: `AIリップシンク：動画に新しい言葉を | ${brand.name}`,
  description:
    '動画をアップロードし、新しい言葉を書くか録音を使うと、口の動きが合います。15言語対応、撮り直しは不要です。',
  heading: '動画の言葉を変えると、口の動きも変わる',
  paragraph:
    'カメラを向いた1人の動画を60秒までアップロードできます。音声に読ませる文章を800文字まで書くか、自分の録音を使います。クレジットを使う前に動画を確認し、音声を聞けます。元の動画と同じサイズのMP4に、測定したリップシンクの値と、必要なら字幕が付きます。',
} satisfies PageWords;
