import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: 'ブランドや検索条件をフォロー',
    text: 'ログインすると、新しい広告、変更された広告、停止した広告を確認し、メールで受け取れます。',
    action: 'ログイン',
  },
  example: {
    title: '例：{name}をフォロー',
    text: '広告ライブラリの過去12か月の内容です。',
  },
  form: {
    kind: 'フォローする対象',
    brand: 'ブランド',
    domain: 'ウェブサイト',
    keyword: 'キーワード',
    placeholder: { brand: 'ブランド名', keyword: 'ランニングシューズ' },
    wrong: {
      brand: 'ブランド名を入力してください。',
      domain: 'example.com のようにウェブサイトを入力してください。',
      keyword: '1語以上入力してください。',
    },
    follow: 'フォロー',
  },
  following: 'フォロー中',
  empty: {
    title: 'まだ何もフォローしていません',
    text: '上にブランド、ウェブサイト、キーワードのいずれかを入力するか、広告ライブラリの検索条件をフォローしてください。',
  },
  period: '期間',
  lastDays: '{count, plural, other {過去 # 日間}}',
  openSearch: '広告ライブラリで開く',
  unfollow: 'フォローを解除',
  emails: '変化があったらメールで知らせる',
  emailsHint: '最大1日1回です。どのメールにも配信停止のリンクがあります。',
  failed: '読み込めませんでした。',
  retry: 'もう一度試す',
  none: { title: '広告が見つかりません', text: '広告ライブラリにはまだ該当する広告がありません。引き続き確認します。' },
  newestOnly: '見つかった広告のうち新しいものに基づいています。',
  nothing: 'この期間には何もありません。',
  news: '新着',
  tab: '{name}（{count, number}）',
  stats: { running: '掲載中', started: '新規', changed: '変更あり', stopped: '停止' },
  charts: {
    activity: '月ごとの掲載中の広告',
    started: 'その月の新規広告',
    activityOf: '{month}：掲載中 {running, number} 件、新規 {started, number} 件',
    formats: '形式',
    durations: '掲載期間',
    days: '{from, number}～{to, number} 日',
    daysFrom: '{from, number} 日以上',
  },
  emailsOff: '「{name}」についてのメール配信を停止しました。',
  linkGone: 'このリンクはもう使えません。',
} satisfies MessagesOf<typeof english>;
