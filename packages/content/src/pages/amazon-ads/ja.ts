import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon 広告',
  title: `Amazon 広告：見出しと商品説明 | ${brand.name}`,
  description:
    '事実だけで書く Amazon 広告の見出しと商品説明。架空のレビューも、言っていない主張もなく、枠に収まる短さです。',
  heading: '審査を通る Amazon 広告',
  paragraph: `Amazon は証明できない主張のある広告を却下します。${brand.name} は 50 字までの見出しと商品説明を、あなたの入力だけから書くので、言っていないことは出てきません。画像には 600×600 以上のロゴ、動画は 1920×1080 が必要ですが、これらはまだここでは作れません。`,
} satisfies PageWords;
