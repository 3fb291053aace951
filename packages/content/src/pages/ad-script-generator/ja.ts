import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '広告台本作成',
  title: `短い動画広告の台本作成ツール | ${brand.name}`,
  description:
    'フック、展開、行動喚起を備えた短い動画広告の台本を、シーンごとに作成。直してコピーして、その日のうちに撮影できます。',
  heading: '今日の午後に撮れる台本',
  paragraph:
    '商品、ターゲット、特典を入力すると、選んだトーンの台本がシーンごとに届きます。話す言葉、画面に出す文字、カメラが映すもの。クリエイターに渡すもよし、スマホで撮るもよし、次の撮影まで取っておくもよし。',
} satisfies PageWords;
