import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '广告脚本生成器',
  title: `短视频广告脚本生成器 | ${brand.name}`,
  description: '有钩子、有转折、有行动号召的短视频广告脚本，按你的简报逐镜写出。改一改、复制，当天就能拍。',
  heading: '今天下午就能拍的脚本',
  paragraph:
    '给出产品、受众和优惠，得到你所选语气的完整脚本，逐镜写明：说什么、画面上写什么、镜头拍什么。交给创作者，用手机拍，或留到下次拍摄。',
} satisfies PageWords;
