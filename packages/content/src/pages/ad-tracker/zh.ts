import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '廣告追蹤',
  title: `廣告追蹤：持續關注廣告變化 | ${brand.name}`,
  description: '知道競爭對手何時開始、修改或停止一則廣告。廣告追蹤的用途，以及今天能對自己的廣告做什麼。',
  heading: '廣告開始、變化或停止，及時發現',
  paragraph: `廣告追蹤會跟著你選擇的廣告主，告訴你什麼是新的、什麼變了、什麼撤了。目前還不能使用。你自己的活動中，${brand.name} 裡每次寫的文案都連同簡報、日期與種子保存，隨時能看到何時寫了什麼，也能重現。`,
} satisfies PageWords;
