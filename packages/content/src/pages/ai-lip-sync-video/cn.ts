import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '对口型视频',
  title: `对口型视频：换词换声 | ${brand.name}`,
  description: '给现有视频换上新词，不必重拍。对口型在广告中的用途，以及今天怎样准备新脚本。',
  heading: '给已有的视频换上新词',
  paragraph: `对口型用于让现有视频中的口型配合新录音：换个优惠、换种语言、改个价格。${brand.name} 中还没有它。现在能准备的是文字：用脚本生成器写新台词，长度与被替换的差不多。`,
} satisfies PageWords;
