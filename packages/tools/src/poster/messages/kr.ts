import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '포스터', lead: '도련과 재단선이 있는 인쇄용 포스터.' },
} satisfies MessagesOf<typeof english>;
