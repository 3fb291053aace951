import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '広告ライブラリ',
  title: `広告ライブラリ：いま流れている広告 | ${brand.name}`,
  description:
    '文章、形式、掲載期間から学ぶ広告のライブラリ。その目的と、見た広告から自分の広告をいま作る方法を紹介します。',
  heading: '書く前に、ほかの広告を見る',
  paragraph:
    'ライブラリは、掲載中の広告を文章・形式・掲載期間とともに集めるためのものです。何か月も続く広告は、たいてい採算が取れているからです。まだ広告は入っていません。それまでは各媒体の公開ライブラリを見て、自分の事実からここで書いてください。',
} satisfies PageWords;
