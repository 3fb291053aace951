import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'UGC 廣告',
  title: `UGC 廣告腳本與鉤子 | ${brand.name}`,
  description: '看起來像個人貼文的廣告，靠的是說話方式。在這裡用你的事實，為創作者寫好鉤子與腳本。',
  heading: '聽起來像人，不像品牌的腳本',
  paragraph: `真人說出具體的事，UGC 廣告才有效。${brand.name} 依你選的語氣、用你能負責的事實寫出鉤子與腳本。交給創作者，馬上開拍。`,
} satisfies PageWords;
