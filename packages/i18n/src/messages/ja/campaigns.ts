import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: 'キャンペーン',
  all: 'すべての作品',
  favorites: 'お気に入り',
  none: 'キャンペーンなし',
  create: '新しいキャンペーン',
  count: '{count, plural, other {# 件}}',
  name: '名前',
  color: '色',
  colors: {
    red: '赤',
    orange: 'オレンジ',
    green: '緑',
    blue: '青',
    purple: '紫',
    gray: 'グレー',
  },
  save: '保存',
  close: '閉じる',
  edit: '編集',
  delete: '削除',
  favor: 'お気に入りに追加',
  unfavor: 'お気に入りから外す',
  menu: '{name} のその他の操作',
  confirmDelete: 'キャンペーン「{name}」を削除しますか？作品は「マイワーク」に残ります。',
  empty: {
    title: 'このキャンペーンは空です',
    text: '作品を選択して、ここに移動してください。',
  },
  bulk: {
    nothing: 'まだダウンロードできるものがありません。完了までお待ちください。',
    label: '選択',
    selected: '{count, plural, other {# 件を選択中}}',
    clear: '選択を解除',
    move: 'キャンペーンに移動',
    download: 'ダウンロード',
    moved: '{name} に移動しました',
    deleted: '{count, plural, other {# 件を削除しました}}',
    undo: '元に戻す',
  },
} satisfies MessagesOf<typeof english>;
