import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '이미지 크기 조정',
  title: `매체별 광고 이미지 크기 | ${brand.name}`,
  description:
    'Meta, TikTok, Google, LinkedIn, YouTube가 요구하는 이미지 크기를 한곳에. 광고용 크기 조정이 자르기 말고 무엇을 해야 하는지도.',
  heading: '이미지 하나로 매체가 요구하는 모든 크기',
  paragraph: `캠페인에는 같은 이미지가 피드용 1080×1080과 1080×1350, 스토리용 1080×1920, 링크용 1200×628, 그리고 배너 대여섯 가지로 필요합니다. 이 도구는 자르지 않고 크기마다 다시 배치하기 위한 것입니다. 아직 ${brand.name}에 없지만, 크기마다 곁들일 글은 오늘 쓸 수 있습니다.`,
} satisfies PageWords;
