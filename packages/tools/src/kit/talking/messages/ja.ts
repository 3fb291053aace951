import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: '話す内容',
  source: '音声の入力方法',
  text: 'テキスト',
  recording: '録音',
  script: '台本',
  recordingHint: 'MP3、WAV、M4A（60秒まで）。',
  chooseRecording: '録音をアップロード',
  removeRecording: '{name}を削除',
  captions: '字幕を付ける',
  label: '「AIで作成」ラベルを表示',
  consentHint: '確認の記録を動画と一緒に保存します。',
  madeWithAi: 'AIで作成',
  sync: 'リップシンク {percent}・ずれ {ms, number} ミリ秒',
  addWords: '台本を入力すると、音声を聞けます。',
  presenter: 'プレゼンター',
  outfit: '服装',
  outfitNumber: '服装 {number, number}',
  noPresenter: 'プレゼンターなし',
  presenterHint: '選んだ音声で、冒頭のフックをカメラに向かって話します。',
  needVoice: '音声を選んでください。',
} satisfies MessagesOf<typeof english>;
