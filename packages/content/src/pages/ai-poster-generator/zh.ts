import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '海報產生器',
  title: `印刷與螢幕海報產生器 | ${brand.name}`,
  description: '海報就是一張圖、一句話、一個行動方式。海報產生器的用途，以及今天如何做好標語與 QR Code。',
  heading: '一張圖，一句話，一個行動',
  paragraph:
    '海報產生器用來由商品、一句話與優惠排出海報。目前還不能繪製海報。三部分中有兩部分已就緒：用標語產生器寫那句話，再做一個自己配色、印前讀回確認的 QR Code。',
} satisfies PageWords;
