import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '話す写真',
  title: `話す写真：ポートレートに話させる | ${brand.name}`,
  description: 'ポートレートがテキストや録音を15言語で、唇の動きを合わせて話します。プレビューはブラウザで無料です。',
  heading: '写真の人物がメッセージを話す',
  paragraph:
    '明るい大人の写真をアップロードし、800文字まで書くか、自分の録音を使います。クレジットを使う前に結果を見て聞けます。動画は9:16、1:1、4:5、16:9のMP4で、字幕も付けられます。',
} satisfies PageWords;
