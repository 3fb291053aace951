import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF 橫幅製作',
  title: `GIF 橫幅：尺寸與規則 | ${brand.name}`,
  description: '動態橫幅要小於 150 KB，並在 30 秒內停止。GIF 橫幅製作工具的用途，以及現在如何準備文字。',
  heading: '小於 150 KB 的動態橫幅',
  paragraph: `Google 多媒體廣告接受 150 KB 以內、30 秒內停止的動態橫幅。這個工具用來把標題、圖片與按鈕做成橫幅並控制大小。${brand.name} 裡還沒有它。先用標題與行動呼籲產生器寫好橫幅輪替的兩三句短句。`,
} satisfies PageWords;
