import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/kr.ts';
import type english from './en.ts';

export default {
  section: { name: '말하는 사진', lead: '인물 사진이 메시지를 말하게 해요.' },
  form,
  action: '동영상 만들기',
  working: '동영상을 만들고 있어요',
  stages: {
    look: '사진을 확인하는 중',
    speak: '내레이션을 녹음하는 중',
    animate: '얼굴에 움직임을 넣는 중',
    render: '렌더링하는 중',
    pack: '마무리하는 중',
  },
  ready: '동영상이 완성됐어요.',
  need: {
    photo: '먼저 사진을 추가하세요.',
    script: '사진이 말할 내용을 입력하세요.',
    voice: '목소리를 선택하세요.',
    audio: '녹음 파일을 업로드하세요.',
    consent: '이 사진을 사용해도 된다는 항목에 동의해 주세요.',
  },
  photo: '사진',
  photoHint: '카메라를 바라보는 성인 한 명, 밝은 곳에서 찍은 사진.',
  consent: '사진 속 인물에게 사진을 사용해 말하는 동영상을 만들어도 된다는 동의를 받았어요.',
  looking: '얼굴을 찾고 있어요…',
  several: '얼굴이 여러 개예요. 표시된 얼굴이 말해요.',
  addPhoto: '사진을 추가하면 말하는 모습을 볼 수 있어요.',
  preview: '말하는 사진 미리보기',
  film: '말하는 사진',
} satisfies MessagesOf<typeof english>;
