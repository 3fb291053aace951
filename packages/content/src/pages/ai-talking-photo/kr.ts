import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '말하는 사진',
  title: `말하는 사진: 인물 사진이 말해요 | ${brand.name}`,
  description:
    '인물 사진이 텍스트나 녹음을 15개 언어로, 입 모양까지 맞춰 말해요. 브라우저에서 무료로 미리 볼 수 있어요.',
  heading: '인물 사진이 내 메시지를 말해요',
  paragraph:
    '밝은 곳에서 찍은 성인 사진을 업로드하고 800자까지 입력하거나 직접 녹음한 파일을 사용하세요. 크레딧을 쓰기 전에 결과를 보고 들을 수 있어요. 동영상은 9:16, 1:1, 4:5, 16:9 비율의 MP4로 만들어지고, 자막도 넣을 수 있어요.',
} satisfies PageWords;
