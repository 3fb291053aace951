import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '디스플레이 광고 생성기',
  title: `Google 디스플레이 광고 생성기 | ${brand.name}`,
  description:
    '반응형 디스플레이 광고에는 30자 제목, 90자 긴 제목, 설명, 이미지가 필요합니다. 글 부분은 오늘 쓸 수 있습니다.',
  heading: '디스플레이 광고의 글 절반을 제대로',
  paragraph: `반응형 디스플레이 광고는 30자 짧은 제목, 90자 긴 제목과 설명, 25자 업체 이름, 그리고 1200×628과 1200×1200 이미지를 요구합니다. 생성기는 두 절반을 모두 만들기 위한 것입니다. 이미지는 아직 ${brand.name}에 없지만, 이 길이의 제목과 설명은 있습니다.`,
} satisfies PageWords;
