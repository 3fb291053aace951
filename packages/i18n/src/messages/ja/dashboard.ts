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
    collapse: 'サイドバーを閉じる',
    expand: 'サイドバーを開く',
  },
  groups: {
    things: 'ライブラリ',
    make: '作成',
    templates: 'テンプレート',
    ads: '広告',
  },
  sections: {
    VideoTemplates: { name: '広告テンプレート', lead: 'すぐに使える広告のアイデアを見つけましょう。' },
    Products: {
      name: '商品',
      lead: '商品を一度登録すれば、すべてのツールで使えます。',
    },
    Projects: {
      name: 'キャンペーン',
      lead: '作品をキャンペーンごとにまとめます。',
    },
    Videos: {
      name: '動画',
      lead: '完成した動画。',
    },
    Home: {
      name: 'ホーム',
      lead: '新しく始めるか、前回の続きから。',
    },
    MyWork: {
      name: 'マイワーク',
      lead: 'これまでに作ったものを新しい順に。',
    },
  },
  plan: {
    free: '無料プラン',
    basic: 'ベーシックプラン',
    pro: 'プロプラン',
    business: 'ビジネスプラン',
    upgrade: 'アップグレード',
  },
  credits: '{count, plural, other {# クレジット}}',
  lowCredits: '残り {count, plural, other {# クレジット}} です。',
  getCredits: 'クレジットを追加',
  user: {
    language: '言語',
    theme: 'テーマ',
    light: 'ライト',
    dark: 'ダーク',
    system: 'デバイスに合わせる',
    mail: '完了したらメールで知らせる',
    feedback: 'フィードバックを送る',
    menu: '{name} のアカウント',
    signOut: 'ログアウト',
    signingOut: 'ログアウト中',
    pricing: 'プランと料金',
    account: 'アカウント設定',
    usage: 'クレジットとお支払い',
    billing: 'お支払いと請求書',
    storage: '保存容量',
    storageOf: '{limit} 中 {used} を使用',
    storageUsed: '{used} を使用',
  },
  news: {
    done: '「{title}」が完成しました',
    failed: '「{title}」は失敗しました',
    open: '開く',
  },
  feedback: {
    title: 'フィードバックを送る',
    rating: '{product} はいかがですか？',
    stars: '{count, plural, other {星 # つ}}',
    text: 'お聞かせください',
    send: '送信',
    thanks: 'フィードバックありがとうございます',
    close: '閉じる',
  },
  home: {
    greeting: '{name}さん、今日は何を宣伝しますか？',
    start: {
      label: '何を宣伝しますか？',
      placeholder: 'エプロン、または yourshop.jp/apron',
      action: '画像広告を作成',
      others: 'ほかに作成できるもの',
    },
    tools: 'ツール',
    recent: '最近の作品',
    all: 'すべて見る',
    price: {
      free: '無料',
      credits: '{count, plural, other {# クレジット}}',
    },
    sample: 'サンプル商品',
  },
} satisfies MessagesOf<typeof english>;
