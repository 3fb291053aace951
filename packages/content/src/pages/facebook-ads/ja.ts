import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook 広告',
  title: `Facebook 広告：文章・サイズ・制限 | ${brand.name}`,
  description:
    '折りたたみ前の 125 字、見出しの 27〜40 字に収まる Facebook 広告文を。あなたの事実から書き、サイズも確認できます。',
  heading: '折りたたまれる前に言い切る Facebook 広告',
  paragraph: `フィードでは、メインテキストは「もっと見る」の前に約 125 字、見出しは 27〜40 字が表示されます。${brand.name} は両方を収まる長さで書き、折りたたみ位置を示します。画像は 1080×1080 か 1080×1350、ストーリーは 1080×1920。画像の作成はまだですが、言葉は作れます。`,
} satisfies PageWords;
