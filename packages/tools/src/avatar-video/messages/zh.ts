import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/zh.ts';
import type english from './en.ts';

export default {
  section: { name: '虛擬主播影片', lead: '由主播說出你的訊息。' },
  form,
  action: '產生影片',
  working: '正在製作影片',
  stages: {
    look: '正在準備主播',
    speak: '正在錄製配音',
    animate: '正在讓臉部動起來',
    render: '正在算圖',
    pack: '即將完成',
  },
  ready: '影片完成了。',
  need: {
    script: '寫下主播要說的話。',
    voice: '請選擇一個聲音。',
    audio: '請上傳一段錄音。',
  },
  loading: '正在載入主播…',
  background: '背景',
  ownBackground: '照片原有背景',
  color: '顏色',
  pickColor: '選擇顏色',
  ownImage: '你的圖片',
  product: '商品',
  showProduct: '展示商品',
  productImage: '商品圖片',
  writeScript: '為商品寫腳本',
  preview: '虛擬主播影片預覽',
  film: '你的虛擬主播影片',
} satisfies MessagesOf<typeof english>;
