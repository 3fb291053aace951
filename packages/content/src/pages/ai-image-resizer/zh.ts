import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '圖片尺寸調整',
  title: `各平台廣告圖片尺寸 | ${brand.name}`,
  description: 'Meta、TikTok、Google、LinkedIn 與 YouTube 要求的圖片尺寸一次看完，以及廣告改尺寸除了裁切還要做什麼。',
  heading: '一張圖，符合各平台的每個尺寸',
  paragraph: `一次投放需要同一張圖的 1080×1080 與 1080×1350（動態）、1080×1920（限時動態）、1200×628（連結）與好幾種橫幅。這個工具用來依每個尺寸重新排版，而不是裁切。${brand.name} 裡還沒有它；搭配每個尺寸的文字今天就能寫。`,
} satisfies PageWords;
