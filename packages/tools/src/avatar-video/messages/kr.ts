import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/kr.ts';
import type english from './en.ts';

export default {
  section: { name: '아바타 동영상', lead: '진행자가 메시지를 말해 줘요.' },
  form,
  action: '동영상 만들기',
  working: '동영상을 만들고 있어요',
  stages: {
    look: '진행자 준비 중',
    speak: '내레이션을 녹음하는 중',
    animate: '얼굴에 움직임을 넣는 중',
    render: '렌더링하는 중',
    pack: '마무리하는 중',
  },
  ready: '동영상이 완성됐어요.',
  need: {
    script: '진행자가 할 말을 적어 주세요.',
    voice: '목소리를 선택하세요.',
    audio: '녹음 파일을 업로드하세요.',
  },
  loading: '진행자를 불러오는 중…',
  background: '배경',
  ownBackground: '사진 속 배경',
  color: '색상',
  pickColor: '색상 선택',
  ownImage: '내 이미지',
  product: '제품',
  showProduct: '제품 보여 주기',
  productImage: '제품 이미지',
  writeScript: '제품 대본 쓰기',
  preview: '아바타 동영상 미리보기',
  film: '아바타 동영상',
} satisfies MessagesOf<typeof english>;
