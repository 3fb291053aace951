import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/errors.ts';

export default {
  invalid_input: 'リクエストのパラメータに誤りがあります',
  invalid_json: 'リクエストの本文が正しい JSON ではありません。',
  unauthorized: '認証されていません。もう一度ログインしてください',
  wrong_credentials: 'メールアドレスかパスワードが違います。',
  google_token_rejected: 'Google がこのログインを確認できませんでした。もう一度お試しください。',
  insufficient_credits: 'クレジットが足りません。',
  forbidden: 'アクセスが拒否されました',
  not_found: 'リクエスト先の URL は存在しません',
  run_not_cancellable: 'この処理はすでに終わっているため、取り消せません。',
  idempotency_mismatch: 'このリクエストキーは別のリクエストで使われています。',
  idempotency_in_progress: '同じリクエストを処理しています。',
  account_exists: 'このアドレスのアカウントはすでにあります。ログインしてください。',
  too_large: 'ファイルまたはリクエストが大きすぎます。',
  wrong_file_kind: 'この種類のファイルは受け付けていません。',
  wrong_content_type: 'リクエストは JSON 形式、コンテンツタイプ application/json で送ってください。',
  code_invalid: 'コードが正しくありません。確認してもう一度お試しください。',
  code_expired: 'コードの有効期限が切れています。新しいコードを請求してください。',
  code_exhausted: 'コードの入力を何度も間違えました。新しいコードを請求してください。',
  password_common: 'このパスワードはよく使われるものです。別のものにしてください。',
  google_not_configured: 'このサイトでは Google ログインが設定されていません。',
  brief_too_thin: '製品についてもう少し書いてください。書く材料が足りません。',
  qr_content_too_long: 'QR コードに入れるには長すぎます。',
  provider_missing: 'この環境には、これに対応するプロバイダーが設定されていません。',
  provider_refused: 'プロバイダーがこの内容を受け付けませんでした。文章か画像を変えて、もう一度お試しください。',
  page_nothing_found:
    'このページには商品が見つかりませんでした。リンクが一つの商品を指しているか確認するか、内容をご自分で入力してください。',
  page_login_wall:
    'このページはログインが必要なため、読み取れません。誰でも開けるリンクを貼り付けるか、内容をご自分で入力してください。',
  page_script_only:
    'このページはスクリプトが動いて初めて表示されるため、読み取れる内容がありませんでした。内容をご自分で入力してください。',
  page_robots:
    'このサイトはプログラムによる読み取りを望んでいないため、それに従います。内容をご自分で入力してください。',
  page_blocked: 'このサイトにはアクセスを拒否されました。内容をご自分で入力してください。',
  page_address_refused:
    'このアドレスは開けません。https://shop.example.com/product のような公開された完全なリンクを貼り付けてください。',
  page_too_large: 'このページは大きすぎて読み取れません。内容をご自分で入力してください。',
  page_timeout:
    'このページの応答に時間がかかりすぎました。少し待ってからもう一度試すか、内容をご自分で入力してください。',
  page_not_html:
    'このリンクはウェブページではなくファイルを指しています。商品ページのリンクを貼り付けるか、内容をご自分で入力してください。',
  page_missing: 'このアドレスにはもうページがありません。リンクを確認するか、内容をご自分で入力してください。',
  page_unreachable:
    'このページに接続できませんでした。リンクを確認してもう一度試すか、内容をご自分で入力してください。',
  picture_unreachable: 'この画像を取得できませんでした。保存してご自分でアップロードしてください。',
  picture_unsafe: 'この画像は使用できません。露骨な内容と判定されました。',
  layout_not_found: 'この画像には文字も商品も見つかりませんでした。両方が写っている完成した広告を使ってください。',
  face_not_found: 'この写真から顔が見つかりませんでした。正面から顔全体が明るく写っている写真を使ってください。',
  faces_several: 'この写真には顔が二つ以上あります。一人だけが写っている写真を使ってください。',
  eyes_closed: 'この写真では目が閉じています。両目を開けて撮り直してください。',
  face_tilted: 'この写真では頭が傾きすぎています。頭をまっすぐにして撮り直してください。',
  face_turned: 'この写真では顔が横を向いています。カメラを正面から見て撮り直してください。',
  face_too_small: 'この写真では顔が小さすぎます。近づいて撮るか、もっと画素数の多い写真を使ってください。',
  photo_too_tight: 'この書類には写真の余白が足りません。肩と頭上の余白が入るように、離れて撮り直してください。',
  subject_not_found:
    'この画像には、切り抜けるほどはっきりした被写体がありません。背景がもっとシンプルな画像でお試しください。',
  plan_limit_reached: '今月、この種類の作成回数はプランの上限に達しました。',
  project_busy: 'まだ処理中です。完了を待つか、先にキャンセルしてください。',
  project_not_finished: '共有できるのは完成した結果だけです。',
  tool_unavailable: 'この種類の作成はまだここでは行えません。',
  upload_damaged: 'ファイルが破損して届きました。もう一度アップロードしてください。',
  upload_mismatch: 'このアップロードは別のファイルで始められました。最初からやり直してください。',
  no_speech: 'この録音からは音声が聞き取れませんでした。',
  transcription_language:
    'ここで文字起こしできるのは英語の録音だけです。ほかの言語には音声認識プロバイダーが必要です。',
  rate_limited: 'リクエストが多すぎます。少し待ってからもう一度お試しください。',
  provider_budget_spent: 'この環境での予算を使い切りました。しばらくしてからもう一度お試しください。',
  internal: 'サーバー内部エラー',
  tool_failed: 'うまくいきませんでした。クレジットは返却しました。',
  bad_gateway: 'ゲートウェイエラー',
  provider_failed: 'プロバイダーから正しい応答がありませんでした。少し待ってもう一度お試しください。',
  unavailable: 'サービスを利用できません',
  mail_unavailable: 'メールを送信できませんでした。内容は失われていません。少し待ってからもう一度お試しください。',
  payments_not_configured: 'この環境では支払いが設定されていません。',
  timeout: 'ゲートウェイのタイムアウト',
} satisfies MessagesOf<typeof english>;
