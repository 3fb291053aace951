import type { LanguageWords } from '../glossary-ideas.ts';

export const ja = {
  terms: {
    image: '画像',
    platform: '媒体|プラットフォーム',
    background: '背景',
    template: 'テンプレート',
    file: 'ファイル',
    fileSize: 'ファイルサイズ|容量',
    cutout: '切り抜き',
    landingPage: 'ランディングページ',
    credits: 'クレジット',
    variant: 'バリエーション|案',
    headline: '見出し',
    layout: 'レイアウト',
    campaign: 'キャンペーン',
    administrator: '管理者',
    exporting: '書き出|エクスポート',
    banner: 'バナー',
    refunded: '返',
  },
  avoid: [{ pattern: '(?<!\\p{L})(?:君|お前|だぞ)(?!\\p{L})', say: 'です・ます' }],
} satisfies LanguageWords;
