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
    ImageAd: { name: '画像広告', lead: '1つの商品から完成した広告がずらり。選んで、直して、全サイズを受け取れます。' },
    ImageAdsClone: {
      name: '広告レイアウトの再現',
      lead: '気に入った広告を見せるだけ。その構成に自分の商品と言葉が入ります。',
    },
    ProductImage: { name: '商品画像', lead: '商品を場面の中へ。商品の画素には手を加えません。' },
    BackgroundRemoval: {
      name: '背景の切り抜き',
      lead: 'きれいな切り抜きを1枚でも何枚でも。髪の毛1本までブラシで直せます。',
    },
    AIIdPhoto: { name: '証明写真', lead: '書類の規定に合わせて調整し、数値で示します。' },
    ImageResizer: { name: '画像のリサイズ', lead: '1枚の画像をあらゆるサイズに。大切な部分は切れません。' },
    GifBanner: { name: 'GIFバナー', lead: '各ネットワークの容量内に収まる動くバナー。' },
    Banner: { name: 'バナー', lead: 'ヘッダーとバナーを正確なサイズで。' },
    Poster: { name: 'ポスター', lead: '塗り足しとトンボの付いた印刷用データ。' },
    DisplayAd: { name: 'ディスプレイ広告', lead: 'クリックタグ付きのHTML5バナー。そのまま入稿できます。' },
    PpcPreview: { name: '検索広告のプレビュー', lead: '検索広告が実際にどう見えるかを、すべての組み合わせで。' },
    VideoTemplates: { name: '動画テンプレート', lead: '広告のアイデアを、実際の仕上がりで見られます。' },
    Products: {
      name: '商品',
      lead: '宣伝するもの。情報と画像を一度保存すれば、どのツールでも使えます。',
    },
    Projects: {
      name: 'プロジェクト',
      lead: '始めたものすべてを、更新の新しい順に。',
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
      placeholder: 'エプロン、または yourshop.jp/apron',
      action: '画像広告を作る',
      others: 'ほかに作れるもの',
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
} satisfies MessagesOf<typeof english>;
