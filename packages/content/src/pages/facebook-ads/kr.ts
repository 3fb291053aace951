import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook 광고',
  title: `Facebook 광고: 문구, 크기, 한도 | ${brand.name}`,
  description: '접히기 전 125자, 헤드라인 27~40자에 맞는 Facebook 광고 문구. 여러분의 사실로 쓰고 크기도 확인하세요.',
  heading: '핵심부터 말하는 Facebook 광고',
  paragraph: `피드에서는 ‘더 보기’ 전에 기본 문구 약 125자, 헤드라인 27~40자가 보여요. ${brand.name}에서는 둘 다 맞춰 쓰고 이미지도 만들어요. 피드용 1080×1080과 1080×1350, 스토리용 1080×1920이에요.`,
} satisfies PageWords;
