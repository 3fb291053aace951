import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '品牌語氣產生器',
  title: `品牌語氣產生器，附範例 | ${brand.name}`,
  description: '把品牌的說話方式寫成文字：聽起來如何、絕不說什麼，並附範例句，供文案與代理商遵循。',
  heading: '寫下品牌怎麼說話',
  paragraph:
    '只存在一個人腦中的語氣，換人就沒了。描述商品、受眾與想要的語氣，得到一份簡短指南：聽起來如何、總是做什麼、絕不做什麼，還有範例。改好後交給所有為你寫字的人。',
} satisfies PageWords;
