import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: '主菜单',
  open: '打开侧边栏',
  close: '关闭侧边栏',
  collapse: '隐藏侧边栏',
  expand: '显示侧边栏',
  more: '更多',
  allPages: '所有页面',
  dashboard: '工作台',
  myAds: '我的收藏',
  logIn: '登录',
  myAdsPage: {
    description: '你从广告库收藏的广告，都在这里。',
    signedOut: '登录以查看你的收藏',
    signedOutText: '你收藏的广告保存在账号中。',
  },
} satisfies MessagesOf<typeof english>;
