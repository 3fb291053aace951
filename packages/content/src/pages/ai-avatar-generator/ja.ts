import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'アバター作成',
  title: `出演者動画のためのアバター作成 | ${brand.name}`,
  description:
    '売りたい国の言葉で、あなたの文章を話す出演者。アバター作成ツールの目的と、話す内容を書く方法を紹介します。',
  heading: 'あなたの言葉に、話し手を',
  paragraph: `アバター作成ツールは、本人の同意を得た写真から、動画の話し手を作るためのものです。${brand.name} にはまだありません。話し手のよさは台本で決まります。台本作成ツールでいま書いて、声に出して響きを確かめてください。`,
} satisfies PageWords;
