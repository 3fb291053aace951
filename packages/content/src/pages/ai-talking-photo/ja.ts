import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'しゃべる写真',
  title: `しゃべる写真：画像に話させる | ${brand.name}`,
  description:
    '1 枚の写真が、あなたのメッセージを話す。ツールの目的、写真で気をつけること、せりふをいま書く方法をまとめました。',
  heading: '1 枚の写真、ひとつのメッセージ',
  paragraph: `このツールは、書いた文章を写真の人物に、口の動きを合わせて話させるためのものです。${brand.name} にはまだありません。短い文ほど映えます。台本作成ツールで、届けたい人の言語で 20〜40 語を書き、明るくカメラ目線の写真を用意しておきましょう。`,
} satisfies PageWords;
