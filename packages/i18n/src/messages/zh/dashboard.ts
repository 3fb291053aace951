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
    ImageAd: { name: '圖片廣告', lead: '一個產品,一整面成品廣告:挑選、編輯、取走所有尺寸。' },
    ImageAdsClone: { name: '複刻廣告版式', lead: '給我們看一則您喜歡的廣告:同樣的結構,換上您的產品和文字。' },
    ProductImage: { name: '產品圖片', lead: '讓產品置身場景,產品本身的像素分毫不動。' },
    BackgroundRemoval: { name: '去除背景', lead: '乾淨的去背,一張或多張,最後一根髮絲用筆刷修好。' },
    AIIdPhoto: { name: '證件照', lead: '依證件規定對齊,並用數字證明。' },
    ImageResizer: { name: '圖片改尺寸', lead: '一張圖片,所有尺寸,重要的部分不會被裁掉。' },
    GifBanner: { name: 'GIF 橫幅', lead: '動態橫幅,檔案大小始終在平台限制之內。' },
    Banner: { name: '橫幅', lead: '封面和橫幅,尺寸精確。' },
    Poster: { name: '海報', lead: '帶出血和裁切標記的印刷檔案。' },
    DisplayAd: { name: '多媒體廣告', lead: '帶點擊標籤的 HTML5 橫幅,可直接上傳。' },
    PpcPreview: { name: '搜尋廣告預覽', lead: '像使用者一樣查看您的搜尋廣告,包括每一種組合。' },
    VideoTemplates: { name: '影片範本', lead: '廣告創意，以真實成品展示。' },
    Products: {
      name: '產品',
      lead: '你要宣傳的東西：資料和圖片只需儲存一次，所有工具都能用。',
    },
    Projects: {
      name: '專案',
      lead: '你開始的一切，依最近修改排列。',
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
      placeholder: '亞麻圍裙，或 yourshop.tw/apron',
      action: '製作圖片廣告',
      others: '或用它製作',
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
} satisfies MessagesOf<typeof english>;
