import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '아바타 생성기',
  title: `아바타 생성기: 동영상 진행자 | ${brand.name}`,
  description:
    '진행자가 내 글을 15개 언어로, 입 모양을 맞춰, 어떤 배경 앞에서든 말해요. 미리보기는 브라우저에서 무료예요.',
  heading: '내 글을 말해 주는 진행자',
  paragraph:
    '기본 진행자 중에서 고르거나, 사진 속 사람의 동의를 받아 아바타를 만드세요. 800자까지 쓰거나 직접 녹음한 파일을 쓰고, 방이나 색상, 내 이미지를 배경으로 고르고, 앞에 제품을 놓을 수 있어요. 크레딧을 쓰기 전에 결과를 보고 들을 수 있어요. 동영상은 9:16, 1:1, 4:5, 16:9 MP4로 받고, 원하면 자막도 넣을 수 있어요.',
} satisfies PageWords;
