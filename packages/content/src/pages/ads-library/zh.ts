import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '廣告庫',
  title: `廣告庫：現在都在投放什麼 | ${brand.name}`,
  description: '可供學習的廣告庫，含文字、形式與投放時間。它的用途，以及今天如何把看到的變成自己的廣告。',
  heading: '動筆之前，先看別人在投放什麼',
  paragraph:
    '廣告庫用來收集投放中的廣告及其文字、形式與投放時間，因為投放好幾個月的廣告通常是賺錢的。目前裡面還沒有廣告。在此之前，請使用各平台自己的公開廣告庫，再用自己的事實在這裡寫出你的版本。',
} satisfies PageWords;
