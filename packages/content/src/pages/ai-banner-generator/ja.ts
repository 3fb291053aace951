import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'バナー作成',
  title: `ディスプレイ広告用バナー作成 | ${brand.name}`,
  description:
    '300×250 から 970×250、プロフィールのカバーまで、正確なサイズのバナーを作成。コピーはおまかせ、デザインは自由に編集できます。',
  heading: '必要なサイズぴったりのバナー',
  paragraph:
    '商品とサイズを選びます。サイト用の 300×250 から 970×250、SNS のカバーまで。見出しとボタンを書き、あなたの色でバナーをデザインします。書き出す前に何でも編集できます。',
} satisfies PageWords;
