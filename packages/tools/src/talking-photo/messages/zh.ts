import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/zh.ts';
import type english from './en.ts';

export default {
  section: { name: '會說話的照片', lead: '讓人像照片替你開口說話。' },
  form,
  action: '產生影片',
  working: '正在製作影片',
  stages: {
    look: '正在檢查照片',
    speak: '正在錄製配音',
    animate: '正在讓臉部動起來',
    render: '正在算圖',
    pack: '即將完成',
  },
  ready: '影片完成了。',
  need: {
    photo: '請先新增照片。',
    script: '請輸入照片要說的話。',
    voice: '請選擇一個聲音。',
    audio: '請上傳一段錄音。',
    consent: '請確認你有權使用這張照片。',
  },
  photo: '照片',
  photoHint: '一位成年人，正對鏡頭，光線充足。',
  consent: '我已取得照片中人物的同意，可以使用照片並讓其開口說話。',
  looking: '正在尋找臉部…',
  several: '找到多張人臉。說話的是標出的那一張。',
  addPhoto: '新增照片，就能看到它說話。',
  preview: '會說話的照片：預覽',
  film: '會說話的照片：成品',
} satisfies MessagesOf<typeof english>;
