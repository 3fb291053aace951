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
  myAds: '我的广告',
  logIn: '登录',
  myAdsPage: {
    description: '你用 {product} 制作的一切，都在这里。',
    signedOut: '登录后查看你的广告',
    signedOutText: '你的作品会保存在账户里。',
  },
} satisfies MessagesOf<typeof english>;
