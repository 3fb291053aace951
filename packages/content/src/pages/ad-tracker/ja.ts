import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '広告トラッカー',
  title: `広告トラッカー：広告の変化を追う | ${brand.name}`,
  description:
    'ブランド、ウェブサイト、検索条件をフォローできます。新規・変更・停止した広告と月ごとの件数を確認し、新着情報をメールで受け取れます。',
  heading: '広告の開始、変更、終了を見逃さない',
  paragraph:
    'ブランド、ウェブサイト、または広告ライブラリの検索条件をフォローできます。新しい広告、変更された広告、停止した広告に加え、月ごとの件数、形式、掲載期間もわかります。新着情報は最大1日1回、メールで届きます。',
} satisfies PageWords;
