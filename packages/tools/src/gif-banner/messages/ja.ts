import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIFバナー', lead: '各プラットフォームのファイルサイズ上限に収まるアニメーションバナー。' },
} satisfies MessagesOf<typeof english>;
