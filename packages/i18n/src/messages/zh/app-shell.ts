import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: '主選單',
  open: '開啟側邊欄',
  close: '關閉側邊欄',
  collapse: '隱藏側邊欄',
  expand: '顯示側邊欄',
  more: '更多',
  allPages: '所有頁面',
  dashboard: '工作台',
  myAds: '我的收藏',
  logIn: '登入',
  myAdsPage: {
    description: '你從廣告庫收藏的廣告，都在這裡。',
    signedOut: '登入以查看你的收藏',
    signedOutText: '你收藏的廣告保存在帳號中。',
  },
} satisfies MessagesOf<typeof english>;
