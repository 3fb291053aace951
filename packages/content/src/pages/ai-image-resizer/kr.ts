import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '이미지 크기 조정',
  title: `광고 플랫폼별 이미지 크기 조정 | ${brand.name}`,
  description:
    '이미지 한 장을 Meta, TikTok, Google, LinkedIn, YouTube용으로 한 번에 맞춰요. 얼굴, 글자, 제품은 잘리지 않고 파일 크기도 한도 안이에요.',
  heading: '이미지 한 장으로 모든 광고 사이즈',
  paragraph:
    '이미지를 올리고 사이즈를 고르세요. 피드용 1080×1080과 1080×1350, 스토리용 1080×1920, 링크용 1200×628, 디스플레이 배너까지. 얼굴, 글자, 피사체를 찾아 중요한 부분이 잘리지 않아요. 사이즈마다 직접 조정할 수도 있어요.',
} satisfies PageWords;
