import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'ブラウザ拡張機能',
  title: `ブラウザ拡張機能の使い方 | ${brand.name}`,
  description:
    '閲覧中に出会った広告をコレクションに保存するための拡張機能。何をするのか、何をしないのか、なくてもできることは何か。',
  heading: '閲覧中に出会った広告を保存する',
  paragraph:
    '拡張機能は、見つけた広告に保存ボタンを追加し、アカウントのフォルダーに集めるツールです。まだインストールできません。いまあるツールはすべて、拡張機能なしでブラウザで使えます。',
} satisfies PageWords;
