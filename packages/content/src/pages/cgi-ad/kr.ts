import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'CGI 광고',
  title: `CGI 광고: 아이디어에서 콘티까지 | ${brand.name}`,
  description:
    '진짜 제품이 있는 불가능한 장면이 손가락을 멈춰요. CGI 광고 도구의 목적과 오늘 아이디어와 대본을 쓰는 방법.',
  heading: '진짜 제품으로, 불가능한 장면을',
  paragraph:
    'CGI 광고는 제품을 있을 수 없는 곳에 둬요. 기차 위의 립스틱, 집채만 한 신발. 이 도구는 그런 장면을 만들기 위한 것이지만 아직 하지 못해요. 오늘 여기서 할 수 있는 것은 먼저 오는 일이에요. 장면이 지켜야 할 후킹과 무슨 일이 벌어지는지 적은 대본을 쓰세요.',
} satisfies PageWords;
