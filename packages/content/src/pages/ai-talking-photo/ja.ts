import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '話す写真',
  title: `話す写真：写真の人物が話し出す | ${brand.name}`,
  description:
    '写真の人物が、テキストや録音の内容を口の動きを合わせて話します。15言語対応。ブラウザでのプレビューは無料です。',
  heading: '写真の人物がメッセージを話す',
  paragraph:
    '明るく写った大人の写真をアップロードし、800文字以内のテキストを入力するか、自分の録音を使います。クレジットを使う前に、映像と音声を確認できます。動画は9:16、1:1、4:5、16:9のMP4で、字幕も付けられます。',
} satisfies PageWords;
