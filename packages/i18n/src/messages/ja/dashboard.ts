import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: '{product} ダッシュボード',
  close: 'ダッシュボードを閉じる',
  loading: '読み込み中',
  menu: {
    label: 'セクション',
    open: 'メニューを開く',
    close: 'メニューを閉じる',
    collapse: 'サイドバーを狭くする',
    expand: 'サイドバーを広くする',
  },
  groups: {
    things: 'あなたの素材',
    make: 'つくる',
    templates: 'テンプレート',
    ads: '広告',
  },
  sections: {
    Home: {
      name: 'ホーム',
      lead: '新しく始めるか、前回の続きから。',
    },
    MyWork: {
      name: '作業一覧',
      lead: 'これまでに作ったものを新しい順に。',
    },
    AdCopy: {
      name: '広告コピー',
      lead: '枠に収まる広告文。すべての結果を媒体の上限と照らして数えます。',
    },
    QRCodeGenerator: {
      name: 'QR コード',
      lead: '読み取れるコード。お渡しする前に、画像から実際に読み取って確かめます。',
    },
  },
  plan: {
    free: '無料プラン',
    basic: 'ベーシックプラン',
    pro: 'プロプラン',
    upgrade: 'アップグレード',
  },
  credits: '{count, plural, other {# クレジット}}',
  user: {
    menu: '{name} のアカウント',
    signOut: 'ログアウト',
    signingOut: 'ログアウト中',
    pricing: 'プランと料金',
    billing: 'お支払いと請求書',
  },
  home: {
    greeting: '{name} さん、今日は何を作りますか？',
    start: {
      label: '何を宣伝しますか？',
      placeholder: 'リネンのエプロン、または yourshop.jp/products/linen-apron',
      action: 'この広告を書く',
    },
    tools: 'ツール',
    recent: '最近の作業',
    all: 'すべて見る',
    price: {
      free: 'クレジット不要',
      credits: '{count, plural, other {# クレジット}}',
    },
    sample: 'サンプル商品',
  },
  work: {
    empty: {
      title: 'まだ何もありません',
      text: '作ったものは進み具合とともにここに並び、また必要になるまで残ります。',
      action: '何か作る',
    },
    filtered: {
      title: 'この種類の作業はまだありません',
      action: 'すべての作業を表示',
    },
    failed: {
      title: '作業を読み込めませんでした',
      text: '接続を確認してもう一度お試しください。失われたものはありません。',
      retry: 'もう一度試す',
    },
    filter: '表示',
    everything: 'すべてのツール',
    more: 'もっと見る',
    count: '{total, number} 件中 {shown, number} 件',
    open: '{title} を開く',
    cancel: '{title} を取り消す',
    untitled: '無題',
    cost: '{count, plural, other {# クレジット}}',
    returned: 'クレジット返却済み',
    progress: '{title} の進み具合',
  },
  status: {
    queued: '待機中',
    processing: '処理中',
    succeeded: '完了',
    failed: '失敗',
    cancelled: '取り消し済み',
  },
} satisfies MessagesOf<typeof english>;
