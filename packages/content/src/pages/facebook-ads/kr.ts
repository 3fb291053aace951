import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook 광고',
  title: `Facebook 광고: 문구, 크기, 한도 | ${brand.name}`,
  description: '접히기 전 125자, 헤드라인 27~40자에 맞는 Facebook 광고 문구. 여러분의 사실로 쓰고 크기도 확인하세요.',
  heading: '접히기 전에 다 말하는 Facebook 광고',
  paragraph: `피드는 “더 보기” 전에 기본 문구 약 125자, 헤드라인 27~40자를 보여 줍니다. ${brand.name}은(는) 둘 다 길이에 맞춰 쓰고 접히는 곳을 표시합니다. 이미지는 1080×1080이나 1080×1350, 스토리는 1080×1920입니다. 그리는 일은 아직 제품에 없지만, 글은 됩니다.`,
} satisfies PageWords;
