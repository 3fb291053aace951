import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '产品视频制作',
  title: `短广告产品视频制作 | ${brand.name}`,
  description: '把产品照片和脚本做成短视频广告。产品视频制作工具的用途，以及今天怎样写好钩子和脚本。',
  heading: '产品视频从脚本开始',
  paragraph:
    '这个工具用于把产品照片和脚本做成 9:16、1:1 和 16:9 的短广告。目前还不能制作视频。决定有没有人看的部分已就绪：为前三秒写钩子，为后面写脚本。',
} satisfies PageWords;
