import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: '말할 내용',
  source: '음성 입력 방식',
  text: '텍스트',
  recording: '녹음',
  script: '대본',
  recordingHint: 'MP3, WAV, M4A, 최대 60초.',
  chooseRecording: '녹음 파일 업로드',
  removeRecording: '{name} 삭제',
  captions: '자막 추가',
  label: '‘AI로 제작’ 라벨 표시',
  consentHint: '동의 확인 내용을 동영상과 함께 보관해요.',
  madeWithAi: 'AI로 제작',
  sync: '립싱크 {percent} · 지연 {ms, number} ms',
  addWords: '대본을 쓰면 들을 수 있어요.',
  presenter: '진행자',
  outfit: '의상',
  outfitNumber: '의상 {number, number}',
  noPresenter: '진행자 없음',
  presenterHint: '선택한 목소리로 카메라 앞에서 훅을 말해요.',
  needVoice: '목소리를 선택하세요.',
} satisfies MessagesOf<typeof english>;
