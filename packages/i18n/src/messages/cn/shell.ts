import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: '跳到正文',
  home: '{product} 首页',
  navigation: '主导航',
  menu: {
    open: '打开菜单',
    close: '关闭菜单',
  },
  tools: '工具',
  pageInEnglish: '本页目前只有英文版。',
  signIn: '登录',
  dashboard: '工作台',
  language: {
    choose: '语言：{name}',
    title: '语言',
  },
  theme: {
    toDark: '切换到深色主题',
    toLight: '切换到浅色主题',
  },
  opening: {
    title: '正在打开 {product}',
    label: '加载进度',
    initializing: '正在启动…',
    components: '正在加载组件…',
    content: '正在准备内容…',
    almost: '马上就好…',
    ready: '准备好了！',
  },
  notices: {
    label: '通知',
    close: '关闭',
    error: '错误',
    partFailed: '页面的这一部分无法加载，请刷新页面。',
    reload: '重新加载',
  },
  footer: {
    title: '全部页面',
    promise: '用产品信息生成适合各平台的广告文案和图片。',
    licence: '自由软件，采用 AGPL 第 3 版或更新版本许可。',
  },
} satisfies MessagesOf<typeof english>;
