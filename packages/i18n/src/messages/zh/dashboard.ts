import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: '{product} 工作台',
  close: '關閉工作台',
  loading: '載入中',
  menu: {
    label: '分類',
    open: '開啟選單',
    close: '關閉選單',
    collapse: '收合側邊欄',
    expand: '展開側邊欄',
  },
  groups: {
    things: '資源庫',
    make: '建立',
    templates: '範本',
    ads: '廣告',
  },
  sections: {
    VideoTemplates: { name: '廣告範本', lead: '瀏覽可以直接使用的廣告靈感。' },
    Products: {
      name: '商品',
      lead: '商品儲存一次，所有工具都能用。',
    },
    Projects: {
      name: '行銷活動',
      lead: '把作品依行銷活動分組。',
    },
    Videos: {
      name: '影片',
      lead: '你完成的影片。',
    },
    Home: {
      name: '首頁',
      lead: '開始新的，或接續上次的進度。',
    },
    MyWork: {
      name: '我的作品',
      lead: '你製作的所有內容，最新的在前。',
    },
  },
  plan: {
    free: '免費方案',
    basic: '基本方案',
    pro: '專業方案',
    business: '商業方案',
    upgrade: '升級',
  },
  credits: '{count, plural, other {# 點}}',
  lowCredits: '還剩 {count, plural, other {# 點}}。',
  getCredits: '取得更多點數',
  user: {
    language: '語言',
    theme: '主題',
    light: '淺色',
    dark: '深色',
    system: '跟隨裝置',
    mail: '完成時寄電子郵件通知我',
    feedback: '傳送意見',
    menu: '{name} 的帳號',
    signOut: '登出',
    signingOut: '登出中',
    pricing: '方案與價格',
    account: '帳號設定',
    usage: '點數與帳單',
    billing: '付款與發票',
    storage: '儲存空間',
    storageOf: '已用 {used}，共 {limit}',
    storageUsed: '已用 {used}',
  },
  news: {
    done: '「{title}」已完成',
    failed: '「{title}」失敗',
    open: '開啟',
  },
  feedback: {
    title: '傳送意見',
    rating: '你覺得 {product} 如何？',
    stars: '{count, plural, other {# 顆星}}',
    text: '你想告訴我們什麼？',
    send: '傳送',
    thanks: '感謝你的意見',
    close: '關閉',
  },
  home: {
    greeting: '{name}，今天要推廣什麼？',
    start: {
      label: '要推廣什麼？',
      placeholder: '亞麻圍裙，或 yourshop.tw/apron',
      action: '製作圖片廣告',
      others: '或製作',
    },
    tools: '工具',
    recent: '最近作品',
    all: '查看全部',
    price: {
      free: '免費',
      credits: '{count, plural, other {# 點}}',
    },
    sample: '範例商品',
  },
} satisfies MessagesOf<typeof english>;
