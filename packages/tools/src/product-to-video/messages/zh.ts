import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/zh.ts';
import type english from './en.ts';

export default {
  section: { name: '商品轉影片', lead: '把商品照片變成展示商品的短片。' },
  form,
  action: '{count, plural, other {產生 # 支短片}}',
  working: '正在製作短片',
  stages: { read: '正在讀取圖片', cut: '正在移除背景', paint: '正在佈置場景', render: '正在算圖', pack: '即將完成' },
  ready: '短片完成了。',
  need: {
    pictures: '請先加入商品圖片。',
    shot: '請至少選擇一個鏡頭。',
    ratio: '請至少選擇一種尺寸。',
    price: '請填寫要顯示的價格。',
    time: '請減少鏡頭或加長短片。',
  },
  pictures: '商品圖片',
  picturesHint: '最多 6 張。有多個角度時，商品會轉一圈。',
  shots: '鏡頭',
  shotsHint: '最多選 4 個，依你選擇的順序播放。',
  moves: { parallax: '視差', orbit: '環繞', light: '光影掃過', macro: '特寫', unboxing: '開箱', price: '價格' },
  moveHints: {
    parallax: '鏡頭推近',
    orbit: '商品轉動',
    light: '一道光掠過',
    macro: '近看細節',
    unboxing: '掀開盒子亮相',
    price: '名稱和價格',
  },
  place: '場景',
  ownPhoto: '你的照片',
  words: '文字',
  title: '商品名稱',
  titleHint: '用作專案和檔案的名稱。加上價格後，名稱也會顯示在短片中。',
  price: '價格',
  pricePlaceholder: 'NT$990',
  cta: '行動呼籲',
  clip: '短片預覽，{ratio}',
  cutting: '正在移除背景…',
  building: '正在佈置場景…',
  noProduct: '這張圖片裡沒有找到商品，請換一張試試。',
} satisfies MessagesOf<typeof english>;
