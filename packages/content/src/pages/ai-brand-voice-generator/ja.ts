import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'ブランドボイス作成',
  title: `例文つきブランドボイス作成 | ${brand.name}`,
  description:
    'ブランドの話し方を言葉にします。どう聞こえるか、何を決して言わないか。ライターや代理店が守れる例文もつきます。',
  heading: 'ブランドの話し方を書きとめる',
  paragraph:
    'ひとりの頭の中だけにある話し方は、人が替われば失われます。商品、ターゲット、求めるトーンを書けば、短いガイドが届きます。どう聞こえるか、いつもすること、決してしないこと、そして例文。手を入れて、書く人全員に渡してください。',
} satisfies PageWords;
