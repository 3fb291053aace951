import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'UGC 広告',
  title: `UGC 広告の台本とフック | ${brand.name}`,
  description:
    '個人の投稿のように見える広告は、話し方で決まります。クリエイターに渡すフックと台本を、あなたの事実からここで書けます。',
  heading: 'ブランドではなく、人の声に聞こえる台本',
  paragraph: `UGC 広告は、本物の人が具体的なことを言うときに効きます。${brand.name} はそのためのフックと台本を、選んだトーンで、責任を持てる事実から書きます。クリエイターに渡せば、すぐに撮影できます。`,
} satisfies PageWords;
