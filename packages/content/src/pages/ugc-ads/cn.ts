import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'UGC 广告',
  title: `UGC 广告脚本与钩子 | ${brand.name}`,
  description: '看起来像个人帖子的广告，靠的是说话方式。在这里用你的事实，为创作者写好钩子和脚本。',
  heading: '听起来像人，不像品牌的脚本',
  paragraph: `真人说出具体的事，UGC 广告才有效。${brand.name} 按你选的语气、用你能负责的事实写出钩子和脚本。交给创作者，马上开拍。`,
} satisfies PageWords;
