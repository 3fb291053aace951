import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn 広告',
  title: `LinkedIn 広告：文章・サイズ・制限 | ${brand.name}`,
  description:
    'LinkedIn に表示されるのは紹介文 150 字と見出し 70 字。その中で要点を伝える、ビジネスパーソン向けの広告を書けます。',
  heading: '150 字で要点を伝える',
  paragraph: `LinkedIn は紹介文を600文字中約150文字、見出しを200文字中70文字で折りたたみます。${brand.name} は両方を全文表示される長さで、仕事の場に合うトーンで書き、LinkedIn のサイズの画像広告も作成します。`,
} satisfies PageWords;
