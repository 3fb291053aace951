import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '배너', lead: '필요한 크기에 딱 맞는 배너와 헤더.' },
} satisfies MessagesOf<typeof english>;
