import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '海报生成器',
  title: `印刷与屏幕海报生成器 | ${brand.name}`,
  description: '海报就是一张图、一句话、一个行动方式。海报生成器的用途，以及今天怎样做好广告语和二维码。',
  heading: '一张图，一句话，一个行动',
  paragraph:
    '海报生成器用于由商品、一句话和优惠排出海报。目前还不能绘制海报。三部分中有两部分已就绪：用广告语生成器写那句话，再做一个自己配色、印前读回验证的二维码。',
} satisfies PageWords;
