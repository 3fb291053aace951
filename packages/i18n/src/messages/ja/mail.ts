import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'こんにちは。',
  code: {
    subject: '{code} は {brand} の確認コードです',
    intro: '{brand} のアカウント作成を完了するには、次のコードを入力してください。',
    expiry: 'このコードは 1 回限り、{minutes, plural, other {# 分間}}有効です。',
    warning:
      '{brand} への登録に心当たりがない場合は、このコードを誰にも教えないでください。このメールは無視してかまいません。コードがなければアカウントは作られません。',
  },
  registered: {
    subject: '{brand} のアカウントはすでにお持ちです',
    intro:
      'このアドレスで {brand} のアカウントを作ろうとした方がいます。おそらくご本人でしょう。アカウントはすでにあります。',
    action: 'これまでどおり、パスワードまたは Google でログインしてください。',
    warning: '心当たりがない場合も、何もする必要はありません。アカウントに変更はありません。',
  },
  run: {
    subject: '結果ができました：{title}',
    failedSubject: '作成に失敗しました：{title}',
    done: '「{title}」が {brand} で完成しました。',
    failed: '「{title}」を完了できませんでした。クレジットは自動で返却されました。',
    open: '結果を開く',
    why: '作成の完了をお知らせする設定がオンのため、{brand} からこのメールをお送りしています。アカウントメニューでオフにできます。',
  },
  footer: 'このメールは、登録フォームにこのアドレスが入力されたため {brand} からお送りしています。',
} satisfies MessagesOf<typeof english>;
