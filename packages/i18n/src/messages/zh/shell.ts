import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: '跳到主要內容',
  home: '{product} 首頁',
  navigation: '主選單',
  menu: {
    open: '開啟選單',
    close: '關閉選單',
  },
  tools: '工具',
  pageInEnglish: '本頁目前只有英文版。',
  signIn: '登入',
  dashboard: '工作台',
  language: {
    choose: '語言：{name}',
    title: '語言',
  },
  theme: {
    toDark: '切換到深色主題',
    toLight: '切換到淺色主題',
  },
  opening: {
    title: '正在開啟 {product}',
    label: '載入進度',
    initializing: '正在啟動…',
    components: '正在載入元件…',
    content: '正在準備內容…',
    almost: '快好了…',
    ready: '準備好了！',
  },
  notices: {
    label: '通知',
    close: '關閉',
    error: '錯誤',
    partFailed: '頁面的這個部分無法載入，請重新整理頁面。',
    reload: '重新載入',
  },
  footer: {
    title: '所有頁面',
    promise: '用商品資料產生適合各平台的廣告文案和圖片。',
    licence: '自由軟體，採用 AGPL 第 3 版或更新版本授權。',
  },
} satisfies MessagesOf<typeof english>;
