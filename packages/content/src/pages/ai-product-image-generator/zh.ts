import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品圖產生器',
  title: `廣告與網店商品圖產生器 | ${brand.name}`,
  description: '把商品放進新場景，而商品本身不變：攝影棚、石材、木紋、自然或你自己的背景，還有純白背景。',
  heading: '商品不變，場景全新',
  paragraph:
    '上傳商品照片。我們移除背景，把商品放進攝影棚、石材、木紋或戶外場景，並比對每個像素，證明商品沒有改變。可匯出動態消息和限時動態尺寸，以及電商平台用的 2000×2000 純白圖。',
} satisfies PageWords;
