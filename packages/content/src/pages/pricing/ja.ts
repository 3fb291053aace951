import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('ja');
const figure = figureIn('ja');

export default {
  name: '料金',
  title: `料金：プランとクレジットをわかりやすく | ${brand.name}`,
  description:
    '無料・ベーシック・プロ・ビジネスの料金と毎月のクレジット、それで作れるもの。失敗した処理のクレジットは自動で返却されます。',
  heading: 'クリックする前に価格がわかる',
  paragraph:
    'どの処理も、先にクレジットでの価格を表示します。表示された価格がそのまま支払う価格で、失敗した処理は自動で返却されます。',
  plans: {
    heading: 'プラン',
    lead: '毎月、新しいクレジットが付与されます。どのプランでも全ツールが使え、違いは作れる量だけです。',
    free: {
      name: '無料',
      audience: '実際のキャンペーンで試したい方に',
      points: [
        `毎月 ${figure(plans.free.monthlyCredits)} クレジット`,
        `保存容量 ${figure(plans.free.storageGigabytes)} GB`,
        '10 種類のテキスト作成すべて',
        'QR コードはクレジット不要',
        'カード不要',
      ],
    },
    basic: {
      name: 'ベーシック',
      audience: '一年を通じて広告を出すひとつのブランドに',
      points: [
        `毎月 ${figure(plans.basic.monthlyCredits)} クレジット`,
        `保存容量 ${figure(plans.basic.storageGigabytes)} GB`,
        '無料プランのすべて',
        `年払いは ${dollars(plans.basic.monthlyPrice * 12)} のところ ${dollars(plans.basic.annualPrice)}`,
      ],
    },
    pro: {
      name: 'プロ',
      audience: '複数のブランドを持つ代理店やチームに',
      points: [
        `毎月 ${figure(plans.pro.monthlyCredits)} クレジット`,
        `保存容量 ${figure(plans.pro.storageGigabytes)} GB`,
        'ベーシックのすべて',
        `年払いは ${dollars(plans.pro.monthlyPrice * 12)} のところ ${dollars(plans.pro.annualPrice)}`,
      ],
    },
    business: {
      name: 'ビジネス',
      audience: '毎日広告を出す企業に',
      points: [
        `毎月 ${figure(plans.business.monthlyCredits)} クレジット`,
        `保存容量 ${figure(plans.business.storageGigabytes)} GB`,
        'プロのすべて',
        `年払いは ${dollars(plans.business.monthlyPrice * 12)} のところ ${dollars(plans.business.annualPrice)}`,
      ],
    },
    action: '無料で始める',
  },
  labels: {
    monthly: '月払い',
    annual: '年払い',
    perMonth: '/ 月',
    perYear: '/ 年',
    creditsPerMonth: 'クレジット / 月',
    free: '無料',
  },
  calculator: {
    heading: 'クレジットで作れるもの',
    lead: 'クレジット数を選ぶと、どこまで使えるかがわかります。いまのツールの実際の価格です。',
    creditsLabel: 'クレジット',
    priceLabel: '必要なクレジット：',
    tools: {
      'video-ad': { name: '動画広告', note: '15秒までの動画 1 本、1 フォーマット。' },
      'product-to-video': { name: '商品を動画に', note: '8秒までのクリップ 1 本、1 フォーマット。' },
      'avatar-video': { name: 'アバター動画', note: '動画1本（テキスト250文字まで）。' },
      'talking-photo': { name: '話す写真', note: '動画1本（テキスト250文字まで）。' },
      'lip-sync': { name: 'リップシンク', note: '動画1本（テキスト250文字まで）。' },
      'video-translation': { name: '動画翻訳', note: '動画15秒分を1言語に。文字起こしは無料です。' },
      'image-ad': { name: '画像広告', note: '広告 12 案。ほかのサイズでの書き出しは無料です。' },
      'image-ad-clone': { name: '広告クローン', note: '参考広告をもとにした 1 案。レイアウトの分析は無料です。' },
      'product-image': { name: '商品画像', note: '背景 1 種類、選んだすべてのサイズ。' },
      'background-removal': { name: '背景削除', note: '画像 1 枚。修正と再書き出しは無料です。' },
      'image-resizer': {
        name: '画像のリサイズ',
        note: '画像 1 枚を選んだすべてのサイズに。外側を生成するサイズは、それぞれ 1 クレジット追加です。',
      },
      'gif-banner': { name: 'GIFバナー', note: 'アニメーションのデザイン 1 点、最大 8 サイズ。' },
      banner: { name: 'バナー', note: 'デザイン 1 点、選んだすべてのサイズ。' },
      poster: { name: 'ポスター', note: '印刷用デザイン 1 点、選んだすべてのサイズ。' },
      'display-ad': { name: 'ディスプレイ広告', note: 'HTML5 広告 1 点、選んだすべてのサイズ。' },
      'ad-copy': { name: '広告コピー', note: '広告コピー、フック、見出し、台本など、どの種類でも最大 10 案。' },
      'ppc-preview': { name: '検索広告のプレビュー', note: 'ライブプレビューと Google 広告用の書き出し。' },
      'id-photo': { name: '証明写真', note: '写真 1 枚と印刷用シート。調整は無料です。' },
      'qr-code': { name: 'QR コード', note: '色とロゴを入れ、読み取りテスト済みでお渡しします。' },
    },
  },
  difference: {
    heading: '料金のしくみ',
    points: [
      {
        title: '失敗した処理は自動で返金',
        text: 'クレジットは開始時に確保され、成功したときだけ引かれます。失敗や取り消しの場合は、すぐに全額返却されます。',
      },
      {
        title: '表示価格が、そのまま支払う価格',
        text: 'ボタンに表示された価格だけが、アカウントから引かれます。',
      },
      {
        title: 'プレビューは無料',
        text: '閲覧、プレビュー、過去の結果を開く・コピーする・再ダウンロードすることに、クレジットは使いません。',
      },
      {
        title: '知らないうちの自動更新なし',
        text: '更新の前に必ずメールでお知らせし、解約はワンクリック、すべてのお支払いに請求書があります。無料プランにはカード登録がありません。',
      },
    ],
  },
  questions: {
    heading: '料金についての質問',
    questions: [
      {
        question: 'プランの支払い方法は？',
        answer:
          '上のプランを選び、月払いか年払いでカードでお支払いください。年払いでもクレジットは毎月付与されます。お支払いがテストモードの場合は、支払い画面にそう表示され、料金は発生しません。',
      },
      {
        question: '解約の方法は？',
        answer:
          '「クレジットとお支払い」から、いつでもワンクリックで解約できます。プランは支払い済みの期間の終わりまで使え、クレジットは残ります。',
      },
      {
        question: 'クレジットに期限はありますか？',
        answer:
          'ありません。未使用のクレジットは、解約後もアカウントに残ります。無料プランのクレジットは、ご利用のあった月ごとに追加されます。',
      },
      {
        question: '支払いが返金されると、クレジットはどうなりますか？',
        answer:
          'お金はカードに戻り、その支払いのクレジットは残高から差し引かれます。使用済みの分は請求されず、残高がゼロを下回ることはありません。',
      },
      {
        question: '請求書はどこにありますか？',
        answer:
          '「クレジットとお支払い」にあります。すべてのお支払いの請求書を PDF でダウンロードでき、領収メールもお送りします。',
      },
      {
        question: 'クレジットとは？',
        answer:
          '処理の価格の単位です。始める前に、必ず整数のクレジットで価格が表示されます。上の計算ツールには、すべてのツールが載っています。',
      },
      {
        question: '処理が失敗したら？',
        answer: '費用はかかりません。処理が失敗すると、クレジットは自動で返却されます。',
      },
      {
        question: '結果が気に入らなかったら？',
        answer: '成功した処理には費用がかかります。だからこそ安価で、一度に複数の案を出し、先に価格を表示しています。',
      },
      {
        question: 'クレジットがなくなったら？',
        answer: `ボタンにそう表示され、何も始まりません。どのプランでも ${figure(offers.credits_500.credits)} クレジットを ${dollars(offers.credits_500.cents / 100)} で追加購入できます。過去の結果はそのまま見られ、QR コードのような無料のツールは使い続けられます。`,
      },
      {
        question: '自分でホストするほうが安いですか？',
        answer: `場合によります。${brand.name} は AGPL のオープンソースなので、自社サーバーならプランの内容を自分で決められ、費用はサーバー代だけです。`,
      },
    ],
  },
  callToAction: {
    heading: '無料クレジットでできることを確かめる',
    lead: `毎月 ${figure(plans.free.monthlyCredits)} クレジット。カード不要、期限もありません。`,
    label: '無料アカウントを作成',
  },
} satisfies WordsOf<typeof english>;
