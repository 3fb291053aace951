import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'こんにちは。',
  code: {
    subject: '{code} は {brand} の確認コードです',
    intro: '{brand} のアカウント作成を完了するには、次のコードを入力してください。',
    expiry: 'このコードは 1 回限り、{minutes, plural, other {# 分間}}有効です。',
    warning:
      '{brand}に登録した覚えがない場合は、このメールを無視し、コードを誰にも教えないでください。コードがなければアカウントは作成されません。',
  },
  registered: {
    subject: '{brand}のアカウントはすでにあります',
    intro:
      'このメールアドレスで{brand}のアカウントを作成しようとした方がいます（おそらくご本人です）。アカウントはすでにあります。',
    action: 'これまでどおり、パスワードまたはGoogleでログインしてください。',
    warning: '心当たりがない場合、何もする必要はありません。アカウントに変更はありません。',
  },
  reset: {
    subject: '{code} は {brand} のパスワード再設定コードです',
    intro: '{brand} の新しいパスワードを設定するには、次のコードを入力してください。',
    warning:
      '新しいパスワードを依頼した覚えがない場合は、このメールを無視し、コードを誰にも教えないでください。パスワードはそのままです。',
    why: 'このメールは、あなたのメールアドレスで {brand} の新しいパスワードの依頼があったためお送りしています。',
  },
  noAccount: {
    subject: 'このメールアドレスの{brand}アカウントはありません',
    intro:
      'このメールアドレスで{brand}の新しいパスワードを依頼した方がいます（おそらくご本人です）。アカウントは見つかりませんでした。',
    action: '別のメールアドレスで登録したのかもしれません。新しいアカウントを作成することもできます。',
    warning: '心当たりがない場合、何もする必要はありません。',
  },
  emailChange: {
    subject: '{code} が {brand} のコードです',
    intro: 'このアドレスを {brand} アカウントで使うには、次のコードを入力してください。',
    warning: 'お心当たりがない場合は、このメールを無視し、コードを誰にも教えないでください。',
  },
  emailTaken: {
    subject: 'このアドレスにはすでに {brand} アカウントがあります',
    intro:
      'どなたか（おそらくご本人）が、このアドレスを別の {brand} アカウントで使おうとしました。すでにアカウントがあります。',
    warning: 'お心当たりがない場合も、何もする必要はありません。変更はありません。',
  },
  security: {
    password_changed: '{brand} のパスワードが変更されました',
    email_changed: '{brand} アカウントのメールが変更されました',
    two_step_on: '{brand} アカウントの 2 段階ログインがオンになりました',
    two_step_off: '{brand} アカウントの 2 段階ログインがオフになりました',
    recovery_used: '{brand} へのログインにリカバリーコードが使われました',
    key_created: '{brand} アカウントの API キーが作成されました',
    deletion_asked: '{brand} アカウントは {date} に削除されます',
    deletion: 'それまではログインして残すことができます。その後、すべてのファイルとプロジェクトは完全に削除されます。',
    action: 'ご本人の操作であれば、何もする必要はありません。',
    warning: 'そうでない場合は、すぐにパスワードを再設定し、アカウントの「ログイン中の端末」をご確認ください。',
    why: '{brand} アカウントのセキュリティに関するお知らせのため、お送りしています。',
  },
  paymentFailed: {
    subject: '{brand} のお支払いに失敗しました',
    intro: '{item} の {price} を請求できませんでした。再試行の間もプランは使えます。',
    action: 'プランを続けるには、アカウントメニューの「お支払い」で支払い方法をご確認ください。',
  },
  run: {
    subject: '結果ができました：{title}',
    failedSubject: '作成に失敗しました：{title}',
    done: '「{title}」が {brand} で完成しました。',
    failed: '「{title}」を完了できませんでした。クレジットは自動で返却されました。',
    open: '結果を開く',
    why: '完了時にメールで知らせるよう{brand}で設定されているため、お送りしています。アカウントメニューでオフにできます。',
  },
  adNews: {
    subject: '「{name}」の新着情報',
    intro: '{brand} でフォローしている「{name}」に新しい動きがあります。',
    started: '{count, plural, other {新しい広告 # 件}}',
    changed: '{count, plural, other {変更された広告 # 件}}',
    stopped: '{count, plural, other {停止した広告 # 件}}',
    open: '広告を見る',
    stop: 'メールの配信を停止する',
    why: '{brand} で「{name}」をフォローしているため、このメールをお送りしています。',
  },
  receipt: {
    subject: '{brand}の領収書',
    intro: 'お支払いありがとうございます。領収書をお送りします。',
    number: '請求書 {number}',
    where: 'すべての請求書は、アカウントメニューの「お支払いと請求書」にあります。',
  },
  renewal: {
    subject: '{brand}のプランは{date}に更新されます',
    intro: '{item}は{date}に{price}で更新されます。',
    action: 'プランを続ける場合、手続きは不要です。「クレジットとお支払い」からワンクリックで解約できます。',
  },
  payer: '{brand}で購入されたため、このメールをお送りしています。',
  footer: '{brand}の登録フォームにこのメールアドレスが入力されたため、お送りしています。',
} satisfies MessagesOf<typeof english>;
