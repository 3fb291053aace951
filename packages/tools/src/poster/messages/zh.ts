import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '海報', lead: '帶出血和裁切標記的印刷檔案。' },
} satisfies MessagesOf<typeof english>;
