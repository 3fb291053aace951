import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: 'メインメニュー',
  open: 'サイドバーを開く',
  close: 'サイドバーを閉じる',
  collapse: 'サイドバーを隠す',
  expand: 'サイドバーを表示',
  more: 'その他',
  allPages: 'すべてのページ',
  dashboard: 'ダッシュボード',
  myAds: 'マイコレクション',
  logIn: 'ログイン',
  myAdsPage: {
    description: 'ライブラリから保存した広告を一か所にまとめます。',
    signedOut: 'ログインしてコレクションを見る',
    signedOutText: '保存した広告はアカウントに残ります。',
  },
} satisfies MessagesOf<typeof english>;
