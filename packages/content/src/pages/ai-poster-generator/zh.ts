import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '海報產生器',
  title: `印刷與螢幕海報產生器 | ${brand.name}`,
  description: '製作含出血和裁切標記的印刷海報，QR Code 在印刷前已通過測試。標題由我們來寫，設計由你編輯。',
  heading: '從商品到可直接印刷的海報',
  paragraph:
    '選擇商品和紙張尺寸。我們寫標題、編排海報，並為印刷廠加上出血和裁切標記。可以加上我們先測試過的 QR Code，也能看到圖片的清晰度是否足夠印刷。',
} satisfies PageWords;
