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
    collapse: '收窄側欄',
    expand: '展開側欄',
  },
  groups: {
    things: '我的素材',
    make: '製作',
    templates: '範本',
    ads: '廣告',
  },
  sections: {
    Home: {
      name: '首頁',
      lead: '開始新的，或接續上次的進度。',
    },
    MyWork: {
      name: '我的作品',
      lead: '您做過的所有內容，最新的在前。',
    },
    AdCopy: {
      name: '廣告文案',
      lead: '長度剛好的廣告文案：每則結果都依平台上限計數。',
    },
    QRCodeGenerator: {
      name: 'QR Code',
      lead: '掃得出來的碼：每個碼交付前都會從圖片讀回確認。',
    },
  },
  plan: {
    free: '免費方案',
    basic: '基本方案',
    pro: '專業方案',
    upgrade: '升級',
  },
  credits: '{count, plural, other {# 點}}',
  user: {
    menu: '{name} 的帳號',
    signOut: '登出',
    signingOut: '登出中',
    pricing: '方案與價格',
    billing: '付款與發票',
  },
  home: {
    greeting: '{name}，今天做點什麼？',
    start: {
      label: '您要推廣什麼？',
      placeholder: '亞麻圍裙，或 yourshop.tw/products/linen-apron',
      action: '為它寫廣告',
    },
    tools: '工具',
    recent: '最近作品',
    all: '查看全部',
    price: {
      free: '不扣點數',
      credits: '{count, plural, other {# 點}}',
    },
    sample: '範例商品',
  },
  work: {
    empty: {
      title: '這裡還沒有內容',
      text: '您做的內容會連同進度顯示在這裡，並保留到您再次需要時。',
      action: '做點什麼',
    },
    filtered: {
      title: '還沒有這類作品',
      action: '顯示所有作品',
    },
    failed: {
      title: '無法載入您的作品',
      text: '請檢查網路後再試。內容沒有遺失。',
      retry: '重試',
    },
    filter: '顯示',
    everything: '所有工具',
    more: '顯示更多',
    count: '{shown, number} / {total, number}',
    open: '開啟 {title}',
    cancel: '取消 {title}',
    untitled: '未命名',
    cost: '{count, plural, other {# 點}}',
    returned: '點數已退還',
    progress: '{title} 的進度',
  },
  status: {
    queued: '等待中',
    processing: '進行中',
    succeeded: '完成',
    failed: '失敗',
    cancelled: '已取消',
  },
} satisfies MessagesOf<typeof english>;
