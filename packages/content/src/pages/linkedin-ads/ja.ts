import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn 広告',
  title: `LinkedIn 広告：文章・サイズ・制限 | ${brand.name}`,
  description:
    'LinkedIn に表示されるのは紹介文 150 字と見出し 70 字。その中で要点を伝える、ビジネスパーソン向けの広告を書けます。',
  heading: '150 字で要点を伝える',
  paragraph: `LinkedIn は紹介文を 600 字中およそ 150 字、見出しを 200 字中 70 字で折りたたみます。${brand.name} は両方が全文見える長さで、仕事の場に合うトーンで書きます。画像は 1200×628、1200×1200、720×900。画像はお手元のものを、言葉はここから。`,
} satisfies PageWords;
