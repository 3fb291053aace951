import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'ディスプレイ広告作成',
  title: `Google ディスプレイ広告の作成 | ${brand.name}`,
  description:
    'レスポンシブディスプレイ広告には、30 字の見出し、90 字の長い見出し、説明文、画像が必要です。文章の部分はいま書けます。',
  heading: 'ディスプレイ広告の「言葉の半分」を、きちんと',
  paragraph: `レスポンシブディスプレイ広告が求めるのは、30 字の短い見出し、90 字の長い見出しと説明文、25 字の会社名、そして 1200×628 と 1200×1200 の画像です。このツールは両方を作るためのもの。画像はまだ ${brand.name} にありませんが、この長さの見出しと説明文は作れます。`,
} satisfies PageWords;
