import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn 廣告',
  title: `LinkedIn 廣告：文案、尺寸、限制 | ${brand.name}`,
  description: 'LinkedIn 顯示 150 個字元的簡介與 70 個字元的標題。為職場人寫在兩者之內講清重點的廣告。',
  heading: '150 個字元講清重點',
  paragraph: `LinkedIn 會在約 150 個字元（共 600）後收合簡介，在 70 個字元（共 200）後收合標題。${brand.name} 寫出的兩者都能完整顯示，語氣適合職場，也能製作符合 LinkedIn 尺寸的圖片廣告。`,
} satisfies PageWords;
