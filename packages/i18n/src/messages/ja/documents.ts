import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: '読み込み中',
    saved: '保存済み',
    saving: '保存中…',
    offline: 'オフラインです。変更はこの端末に保存されています。',
    failed: '変更を保存できませんでした。',
  },
  outdated: 'このページは古くなっています。再読み込みして編集を続けてください。',
  reload: '再読み込み',
  tryAgain: 'もう一度試す',
  conflict: {
    title: '新しいバージョンがあります',
    text: '別のタブまたは端末で同じ箇所が変更されています。',
    keepMine: '自分の変更を残す',
    takeTheirs: '新しいバージョンを使う',
  },
  history: {
    title: '変更履歴',
    about: '変更はすべてバージョンとしてここに保存されます。',
    close: '閉じる',
    loading: 'バージョンを読み込み中',
    failed: '変更履歴を読み込めませんでした。',
    current: '現在',
    exported: 'エクスポート済み',
    restored: '復元済み',
    restore: '復元',
    version: 'バージョン {revision, number}',
    restoreThis: '{time}のバージョンを復元',
  },
} satisfies MessagesOf<typeof english>;
