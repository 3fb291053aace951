import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: '期間限定：{percent}オフ',
    bannerAction: '内容を見る',
    title: 'ベーシックプランが{percent}オフ',
    lead: '毎月{credits, plural, other {# クレジット}}。失敗した作業に料金はかかりません。',
    timeLeft: '残り時間：{time}',
    hours: '時間',
    minutes: '分',
    seconds: '秒',
    monthly: '月払い',
    annual: '年払い',
    perMonth: '／月',
    perYear: '／年',
    before: '通常：{price}',
    save: '{amount}お得',
    buyMonthly: '月払いで申し込む',
    buyAnnual: '年払いで申し込む',
    processing: '処理中…',
    newTab: 'お支払いは新しいタブで開くページで行います。',
    notSetUp:
      'この環境では支払いが設定されていないため、まだ何も購入できません。運営者が価格コードを設定すると有効になります。',
  },
  payment: {
    failed: 'お支払いを処理できませんでした。後でもう一度お試しください。',
    noAddress: 'お支払いを作成できませんでした',
  },
  plans: {
    title: 'プラン',
    lead: '失敗した作業に料金はかかりません。クレジットは戻ります。',
    period: 'お支払い周期',
    free: '無料',
    credits: '毎月{count, plural, other {# クレジット}}',
    current: '現在のプラン',
    choose: '{plan}を選ぶ',
    notSold: 'この環境では販売していません',
    billedMonthly: '毎月のお支払い',
    billedYearly: '{price}を年1回お支払い',
    offer: '期間限定で{percent}オフ',
  },
  check: {
    title: '別のタブでお支払いを完了してください',
    lead: 'お支払いページを新しいタブで開きました。終わったら戻って確認してください。',
    action: '支払いました',
    later: '後で',
    notYet: 'まだ届いていません。1分ほどかかることがあります。',
    done: 'ありがとうございます。{plan}プランになりました。',
  },
  names: {
    free: '無料',
    basic: 'ベーシック',
    pro: 'プロ',
  },
  close: '閉じる',
} satisfies MessagesOf<typeof english>;
