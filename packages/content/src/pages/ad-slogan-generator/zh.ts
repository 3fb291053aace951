import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '標語產生器',
  title: `品牌與活動標語產生器 | ${brand.name}`,
  description: '為品牌或活動寫短句，依據商品真正做到的事。幾個方向並排比較，留下讓人記住的那一句。',
  heading: '讓人記住的標語',
  paragraph:
    '好的標語用很少的字說一件真事。描述商品與它的使用者，選一種語氣，讀過各個方向。印出來之前，請先確認沒有被別人註冊。',
} satisfies PageWords;
