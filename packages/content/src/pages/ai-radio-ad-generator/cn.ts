import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '电台广告生成器',
  title: `电台与播客广告文案生成器 | ${brand.name}`,
  description: '为耳朵写的电台和播客广告：句子短，附声音与音效建议，只有一个清楚的行动号召。',
  heading: '写给耳朵，不是写给纸',
  paragraph:
    '听众没法重读。所以句子要短，附上声音和音效的建议，最后只留一件要做的事。看着表念出来，删掉拖沓的地方，再走到话筒前。',
} satisfies PageWords;
