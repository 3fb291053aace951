import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '립싱크 영상',
  title: `AI 립싱크: 동영상에 새 말을 | ${brand.name}`,
  description:
    '동영상을 업로드하고 새 말을 쓰거나 녹음을 사용하면 입 모양이 따라와요. 15개 언어, 다시 찍지 않아도 돼요.',
  heading: '동영상의 말을 바꾸면 입 모양도 따라와요',
  paragraph:
    '카메라를 보는 한 사람의 동영상을 60초까지 업로드하세요. 음성이 읽을 글을 800자까지 쓰거나 직접 녹음한 파일을 사용하세요. 크레딧을 쓰기 전에 동영상을 확인하고 음성을 들려드려요. 동영상과 같은 크기의 MP4에 립싱크 측정값과, 원하면 자막이 함께 나와요.',
} satisfies PageWords;
