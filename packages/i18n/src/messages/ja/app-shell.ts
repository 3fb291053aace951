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
  myAds: 'マイ広告',
  logIn: 'ログイン',
  myAdsPage: {
    description: '{product}で作ったものを、すべてひとつの場所に。',
    signedOut: 'ログインすると広告が表示されます',
    signedOutText: '作品はアカウントに保存されます。',
  },
} satisfies MessagesOf<typeof english>;
