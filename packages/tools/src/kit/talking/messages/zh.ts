import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: '說話內容',
  source: '聲音來源',
  text: '文字',
  recording: '錄音',
  script: '腳本',
  recordingHint: 'MP3、WAV 或 M4A，最長 60 秒。',
  chooseRecording: '上傳錄音',
  removeRecording: '移除 {name}',
  captions: '加上字幕',
  label: '顯示「由 AI 製作」標籤',
  consentHint: '我們會把你的確認與影片一起保存。',
  madeWithAi: '由 AI 製作',
  sync: '嘴型同步 {percent} · 延遲 {ms, number} 毫秒',
  addWords: '輸入腳本，就能聽到它說話。',
  presenter: '主播',
  outfit: '服裝',
  outfitNumber: '服裝 {number, number}',
  noPresenter: '不使用主播',
  presenterHint: '用你選的聲音，對著鏡頭說出開場鉤子。',
  needVoice: '請選擇一個聲音。',
} satisfies MessagesOf<typeof english>;
