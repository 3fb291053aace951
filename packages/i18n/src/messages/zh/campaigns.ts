import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: '行銷活動',
  all: '全部作品',
  favorites: '收藏',
  none: '無行銷活動',
  create: '新增行銷活動',
  count: '{count, plural, other {# 項}}',
  name: '名稱',
  color: '顏色',
  colors: {
    red: '紅色',
    orange: '橘色',
    green: '綠色',
    blue: '藍色',
    purple: '紫色',
    gray: '灰色',
  },
  save: '儲存',
  close: '關閉',
  edit: '編輯',
  delete: '刪除',
  favor: '加入收藏',
  unfavor: '取消收藏',
  menu: '{name}的更多操作',
  confirmDelete: '要刪除行銷活動「{name}」嗎？其中的作品會保留在「我的作品」。',
  empty: {
    title: '這個行銷活動是空的',
    text: '選取作品並移到這裡。',
  },
  bulk: {
    nothing: '還沒有可下載的內容。請等待完成。',
    label: '已選內容',
    selected: '{count, plural, other {已選 # 項}}',
    clear: '清除選取',
    move: '移到行銷活動',
    download: '下載',
    moved: '已移到{name}',
    deleted: '{count, plural, other {已刪除 # 項}}',
    undo: '復原',
  },
} satisfies MessagesOf<typeof english>;
