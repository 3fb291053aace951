import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'ページが見つかりません',
    message: 'ページが見つかりません: {path}',
    description: 'このアドレスには何もありません。移動したか、リンクに誤りがあるようです。',
  },
  internal: {
    title: 'サーバー内部エラー',
    message: 'サーバー内部エラー',
    description: '問題はこちら側で起きました。作成したものは失われていません。少し待ってからもう一度お試しください。',
  },
  status: 'ステータス {code}',
  home: 'ホームへ',
  retry: 'もう一度試す',
  elsewhere: 'または、こちらから続ける',
} satisfies MessagesOf<typeof english>;
