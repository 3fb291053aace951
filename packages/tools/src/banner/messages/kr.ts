import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '배너', lead: '헤더와 배너를 정확한 크기로.' },
} satisfies MessagesOf<typeof english>;
