import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'CGI 广告',
  title: `CGI 广告：从创意到分镜 | ${brand.name}`,
  description: '真实产品加上不可能的场面，让手指停下来。CGI 广告工具的用途，以及今天怎样写出创意和脚本。',
  heading: '真实的产品，不可能的场面',
  paragraph:
    'CGI 广告把产品放到它不可能在的地方：火车上的口红，房子一样大的鞋。这个工具用于渲染这类场面，目前还做不到。今天可以在这里做的是更早的一步：写出场面要兑现的钩子，和说明其中发生什么的脚本。',
} satisfies PageWords;
