import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: 'アカウント設定',
  close: '閉じる',
  profile: {
    title: 'プロフィール',
    save: '保存',
    saved: '名前を保存しました',
    missing: '名前を入力してください。',
  },
  password: {
    title: 'パスワード',
    current: '現在のパスワード',
    missing: '現在のパスワードを入力してください。',
    action: 'パスワードを変更',
    changed: 'パスワードを変更しました。ほかの端末からはログアウトしました。',
    google:
      'Googleでログインしているため、パスワードはありません。設定するには、ログアウトし、ログイン時に「パスワードをお忘れですか？」を選んでください。',
  },
  devices: {
    title: 'ログイン中の端末',
    name: '{browser}（{system}）',
    unknown: '不明な端末',
    current: 'この端末',
    used: '最終利用：{when}',
    end: 'ログアウト',
    endName: 'ログアウト：{device}',
    endOthers: 'ほかのすべての端末からログアウト',
    ended: 'ほかのすべての端末からログアウトしました',
    failed: '端末を読み込めませんでした。',
    retry: 'もう一度試す',
  },
} satisfies MessagesOf<typeof english>;
