import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '广告追踪',
  title: `广告追踪：持续关注广告变化 | ${brand.name}`,
  description: '关注品牌、网站和搜索。查看新增、有变化和已停止的广告，了解每月投放数量，并通过邮件接收最新动态。',
  heading: '广告开始、变化或停止，及时发现',
  paragraph:
    '关注品牌、网站或广告库中的任意搜索。你会看到新增、有变化和已停止的广告，以及每月投放数量、广告形式和投放时长。最新动态通过邮件发送，每天最多一封。',
} satisfies PageWords;
