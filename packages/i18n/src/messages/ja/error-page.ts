import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'ページが見つかりません',
    message: 'ページが見つかりません: {path}',
    description: 'ページが見つかりません。移動したか、リンクに誤りがある可能性があります。',
  },
  internal: {
    title: 'サーバー内部エラー',
    message: 'サーバー内部エラー',
    description: 'こちら側で問題が発生しました。作成したものは無事です。しばらくしてからもう一度お試しください。',
  },
  status: 'ステータス {code}',
  home: 'ホームへ',
  retry: 'もう一度試す',
  elsewhere: 'または、こちらから続ける',
} satisfies MessagesOf<typeof english>;
