import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '제품 영상 제작',
  title: `짧은 광고용 제품 영상 제작 | ${brand.name}`,
  description: '제품 사진을 클립으로 만들어요. 회전, 빛, 클로즈업, 언박싱을 사진 장면에서 9:16, 1:1, 4:5, 16:9로.',
  heading: '제품 사진에서 잘 팔리는 클립까지',
  paragraph:
    '사진을 한 장에서 여섯 장까지 추가하고 샷과 장면을 고르세요. 크레딧을 쓰기 전에 클립을 볼 수 있어요. 9:16, 1:1, 4:5, 16:9를 한 번에 만들어요. 대본, 목소리, 자막이 필요하면 동영상 광고가 링크로 광고 전체를 만들어요.',
} satisfies PageWords;
