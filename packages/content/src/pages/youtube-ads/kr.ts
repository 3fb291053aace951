import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'YouTube 광고',
  title: `YouTube 광고: 대본, 제목, 한도 | ${brand.name}`,
  description: '건너뛰기 버튼을 이기는 후킹, 그다음의 대본, 한 줄 40자의 인피드 제목. 길이와 크기도 함께.',
  heading: '건너뛰기 버튼 뒤의 몇 초를 얻으세요',
  paragraph: `범퍼는 6초, 건너뛸 수 없는 광고는 15~30초, 건너뛸 수 있는 광고는 손가락이 움직이기까지 5초예요. ${brand.name}에서는 후킹, 길이에 맞춰 자를 대본, 40자 두 줄의 인피드 제목을 써요. 영상은 1920×1080, Shorts는 1080×1920으로 업로드하세요.`,
} satisfies PageWords;
