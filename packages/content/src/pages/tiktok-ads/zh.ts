import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'TikTok 廣告',
  title: `TikTok 廣告：鉤子、文案、限制 | ${brand.name}`,
  description: 'TikTok 給你 100 個字元的文案與大約三秒的注意力。用你的事實寫出兩者都放得下的鉤子、腳本與文案。',
  heading: '三秒鐘，一百個字元',
  paragraph: `TikTok 文案最多 100 個字元，中文、日文、韓文為 50 個，影片 5 到 60 秒。${brand.name} 寫鉤子、腳本與廣告文案，依 TikTok 的方式計數。影片請用 1080×1920，並把底部 440 像素留空：那裡是 TikTok 的文字與按鈕。`,
} satisfies PageWords;
