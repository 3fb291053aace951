import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'ブラウザ拡張機能',
  title: `ブラウザ拡張機能の使い方 | ${brand.name}`,
  description:
    '閲覧中に出会った広告をコレクションに保存するための拡張機能。何をするのか、何をしないのか、なくてもできることは何か。',
  heading: '閲覧中に出会った広告を保存する',
  paragraph:
    '拡張機能は、出会った広告に保存ボタンをつけ、アカウントのフォルダーに集めるためのものです。まだインストールできる拡張機能はありません。いま使えるテキスト作成と QR コード作成は、拡張機能なしでブラウザで動きます。',
} satisfies PageWords;
