import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: '本文へ移動',
  home: '{product} ホーム',
  navigation: 'メインナビゲーション',
  menu: {
    open: 'メニューを開く',
    close: 'メニューを閉じる',
  },
  tools: 'ツール',
  pageInEnglish: 'このページはまだ英語のみです。',
  signIn: 'ログイン',
  dashboard: 'ダッシュボード',
  language: {
    choose: '言語: {name}',
    title: '言語',
  },
  theme: {
    toDark: 'ダークテーマにする',
    toLight: 'ライトテーマにする',
  },
  opening: {
    title: '{product}を開いています',
    label: '読み込みの進み具合',
    initializing: '起動しています…',
    components: 'コンポーネントを読み込んでいます…',
    content: '内容を準備しています…',
    almost: 'もうすぐです…',
    ready: '準備完了！',
  },
  notices: {
    label: 'お知らせ',
    close: '閉じる',
    error: 'エラー',
    partFailed: 'ページのこの部分を読み込めませんでした。ページを再読み込みしてください。',
    reload: '再読み込み',
  },
  footer: {
    title: '全ページ',
    promise: '商品情報から、各プラットフォームにそのまま使える広告コピーと画像を。',
    licence: 'AGPL バージョン 3 以降で公開されているフリーソフトウェアです。',
  },
} satisfies MessagesOf<typeof english>;
