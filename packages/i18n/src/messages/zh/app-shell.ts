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
  myAds: '我的廣告',
  logIn: '登入',
  myAdsPage: {
    description: '你用 {product} 製作的一切，都在這裡。',
    signedOut: '登入後查看你的廣告',
    signedOutText: '你的作品會保存在帳號裡。',
  },
} satisfies MessagesOf<typeof english>;
