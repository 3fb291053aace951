import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'アバター生成',
  title: `アバター生成：動画のプレゼンター | ${brand.name}`,
  description:
    'プレゼンターがあなたの文章を15言語で、口の動きを合わせて、好きな背景の前で話します。プレビューはブラウザで無料です。',
  heading: 'あなたの言葉を届けるプレゼンター',
  paragraph:
    '用意されたプレゼンターから選ぶか、本人の同意を得た写真からアバターを作れます。800文字までの文章か自分の録音を使い、背景に部屋・色・自分の画像を選び、手前に商品を置けます。クレジットを使う前に仕上がりを見て聞けます。動画はMP4で、9:16、1:1、4:5、16:9から選べ、字幕も付けられます。',
} satisfies PageWords;
