import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: '说话内容',
  source: '声音来源',
  text: '文字',
  recording: '录音',
  script: '脚本',
  recordingHint: 'MP3、WAV 或 M4A，最长 60 秒。',
  chooseRecording: '上传录音',
  removeRecording: '移除 {name}',
  captions: '添加字幕',
  label: '显示“由 AI 制作”标签',
  consentHint: '我们会把你的确认与视频一起保存。',
  madeWithAi: '由 AI 制作',
  sync: '口型同步 {percent} · 延迟 {ms, number} 毫秒',
  addWords: '输入脚本，即可听到它说话。',
  presenter: '主播',
  outfit: '服装',
  outfitNumber: '服装 {number, number}',
  noPresenter: '不使用主播',
  presenterHint: '用你选的声音，对着镜头说出开场钩子。',
  needVoice: '请选择一个声音。',
} satisfies MessagesOf<typeof english>;
