import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: '营销活动',
  all: '全部作品',
  favorites: '收藏',
  none: '无营销活动',
  create: '新建营销活动',
  count: '{count, plural, other {# 项}}',
  name: '名称',
  color: '颜色',
  colors: {
    red: '红色',
    orange: '橙色',
    green: '绿色',
    blue: '蓝色',
    purple: '紫色',
    gray: '灰色',
  },
  save: '保存',
  close: '关闭',
  edit: '编辑',
  delete: '删除',
  favor: '加入收藏',
  unfavor: '取消收藏',
  menu: '{name}的更多操作',
  confirmDelete: '删除营销活动“{name}”？其中的作品会保留在“我的作品”里。',
  empty: {
    title: '这个营销活动是空的',
    text: '选择作品并移动到这里。',
  },
  bulk: {
    nothing: '还没有可下载的内容。请等待完成。',
    label: '已选内容',
    selected: '{count, plural, other {已选 # 项}}',
    clear: '清除选择',
    move: '移动到营销活动',
    download: '下载',
    moved: '已移动到{name}',
    deleted: '{count, plural, other {已删除 # 项}}',
    undo: '撤销',
  },
} satisfies MessagesOf<typeof english>;
