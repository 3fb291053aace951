import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook 広告',
  title: `Facebook 広告：文章・サイズ・制限 | ${brand.name}`,
  description:
    '折りたたみ前の 125 字、見出しの 27〜40 字に収まる Facebook 広告文を。あなたの事実から書き、サイズも確認できます。',
  heading: '要点が最初に伝わる Facebook 広告',
  paragraph: `フィードでは「もっと見る」の前に本文が約125文字、見出しが27〜40文字表示されます。${brand.name} は両方を収まるように書き、画像も作成します。フィード用は 1080×1080 と 1080×1350、ストーリーズ用は 1080×1920 です。`,
} satisfies PageWords;
