import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'スローガン作成',
  title: `ブランドと施策のスローガン作成 | ${brand.name}`,
  description:
    '商品が本当にしていることから、ブランドやキャンペーンの短い言葉を作ります。いくつかの方向を並べて見比べ、心に残るものを選べます。',
  heading: '記憶に残るスローガン',
  paragraph:
    'よいスローガンは、ひとつの本当のことを少ない言葉で言います。商品と届けたい人を書き、トーンを選び、方向性を読み比べてください。印刷する前に、誰かが商標登録していないかの確認もお忘れなく。',
} satisfies PageWords;
