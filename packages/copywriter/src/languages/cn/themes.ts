import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about. Nothing here states a fact about the product. */
export const themes: readonly Theme[] = [
  {
    match: /咖啡|茶(?!几)|巧克力|酱|零食|食谱|美食|味道|好吃|奶酪|蜂蜜|冷萃/u,
    moves: {
      headline: ['不会有剩的', '第一口就知道', '再来一份，没人拦你'],
      slogan: ['{brand}，再来一口。'],
      question: ['上一次好好品尝，是什么时候？'],
      problem: ['图快的东西，吃起来也赶。'],
      after: ['要不要分享，你说了算。'],
    },
  },
  {
    match: /肤|霜|精华|洗发|头发|彩妆|香水|护肤/u,
    moves: {
      headline: ['镜子会先发现', '坚持得下来的护肤', '瓶罐少一点，状态好一点'],
      slogan: ['{brand}，状态好的那个你。'],
      question: ['早上镜子怎么说？'],
      problem: ['架子摆满了，没一瓶真合适。'],
      after: ['一个真能坚持的习惯。'],
    },
  },
  {
    match: /睡|床垫|枕|被子|失眠/u,
    moves: {
      headline: ['晚安，这次是真的', '闹钟，尽管响', '夜里睡好，白天才好'],
      slogan: ['{brand}，真正的晚安。'],
      question: ['昨晚睡得好吗？'],
      problem: ['困着躺下，累着起来。'],
      after: ['早上起得来，也愿意起。'],
    },
  },
  {
    match: /开票|发票|财务|报税|省下.{0,4}小时|自动|自由职业|文书/u,
    moves: {
      headline: ['把晚上要回来', '难得早点收工', '少点表格，多点生活'],
      slogan: ['{brand}，一天多出一点。'],
      question: ['这一周去哪儿了？'],
      problem: ['清单变长的速度，比你打勾还快。'],
      after: ['晚上又是你自己的了。'],
    },
  },
  {
    match: /旅|行李|背包|登山|便携|露营|出差|上班族|保温/u,
    moves: {
      headline: ['出门先装它', '走到哪，带到哪', '钥匙、手机，还有它'],
      slogan: ['{brand}，一路同行。'],
      question: ['出门总忘带什么？'],
      problem: ['在路上，偏偏少那一样。'],
      after: ['放进包里，就不用惦记。'],
    },
  },
  {
    match: /清洁|打扫|灰尘|污渍|洗衣|家务|保洁/u,
    moves: {
      headline: ['干净了，周末还在', '客人随时来', '擦一擦，坐下来'],
      slogan: ['{brand}，家里更舒服。'],
      question: ['不是刚打扫过吗？'],
      problem: ['家务没有终点线。'],
      after: ['坐下吧，已经好了。'],
    },
  },
  {
    match: /裙|外套|裤|鞋|袜|毛衣|衬衫|皮革|时尚|亚麻|美利奴|包包/u,
    moves: {
      headline: ['一伸手总是它', '夸奖另算', '穿上就忘了它'],
      slogan: ['{brand}，刚刚好。'],
      question: ['非得合适的那天，你穿什么？'],
      problem: ['好看，不好穿。你懂的。'],
      after: ['在衣柜里待不久。'],
    },
  },
  {
    match: /团队|项目|客户|企业|软件|会议|零售|库存|门店/u,
    moves: {
      headline: ['少开会，多成事', '周一，来吧', '下一步做什么，大家都清楚'],
      slogan: ['{brand}，事情在往前走。'],
      question: ['现在开着几个标签页？'],
      problem: ['为工作而做的工作，吃掉一整天。'],
      after: ['下一步做什么，大家都清楚。'],
    },
  },
  {
    match: /孩子|宝宝|父母|家庭|亲子|爸妈/u,
    moves: {
      headline: ['给真实的家庭生活', '睡前，安静一会儿', '经得起兵荒马乱的早晨'],
      slogan: ['{brand}，一家人轻松点。'],
      question: ['早饭前，你家谁在讨价还价？'],
      problem: ['人人都有事，而且都要现在。'],
      after: ['家里多一点安静。'],
    },
  },
  {
    match: /狗|猫|宠物|毛孩/u,
    moves: {
      headline: ['给家里真正的主人', '摇尾巴，也是好评', '给沙发之王'],
      slogan: ['{brand}，因为是家人。'],
      question: ['你家到底谁说了算？'],
      problem: ['它不会说，但你懂。'],
      after: ['看它的眼神就知道。'],
    },
  },
  {
    match: /运动|跑步|健身|瑜伽|训练|骑行/u,
    moves: {
      headline: ['给那些还是出门的日子', '借口今天放假', '再来一圈'],
      slogan: ['{brand}，再来一圈。'],
      question: ['什么能让你出门？'],
      problem: ['最难的，是走出家门那一步。'],
      after: ['你会想再来一次。'],
    },
  },
  {
    match: /耳机|音箱|音乐|播客|音质/u,
    moves: {
      headline: ['把一首歌听完', '把世界调小声', '再听一首就睡'],
      slogan: ['{brand}，按下播放。'],
      question: ['上一次听完整首歌，是什么时候？'],
      problem: ['世界太吵，歌单只好喊。'],
      after: ['一首变成五首。'],
    },
  },
  {
    match: /灯|照明|蜡烛|光线/u,
    moves: {
      headline: ['夜晚，这样更好看', '顶灯可以歇一歇', '换一束光看房间'],
      slogan: ['{brand}，在最好的光里。'],
      question: ['天黑以后，你的房间什么样？'],
      problem: ['顶灯底下，没人放松得了。'],
      after: ['夜晚更有氛围。'],
    },
  },
  {
    match: /演唱会|音乐节|门票|大会|展会|工作坊|演出|舞台/u,
    moves: {
      headline: ['在现场，不在评论区', '周一会嫉妒的', '日历上还有位置'],
      slogan: ['{brand}，现场见。'],
      question: ['有安排了吗？'],
      problem: ['最好的夜晚，从来不在沙发上。'],
      after: ['到了周一，你还在说它。'],
    },
  },
  {
    match: /充电|电池|USB|手机|无线|eSIM|相机|电脑/u,
    moves: {
      headline: ['不添乱的科技', '快没电了？不慌', '要用的时候，它在'],
      slogan: ['{brand}，要用就在。'],
      question: ['快没电了，怎么办？'],
      problem: ['总在要用的时候没电。'],
      after: ['口袋里少一件心事。'],
    },
  },
];
