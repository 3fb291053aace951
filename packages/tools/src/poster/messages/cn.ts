import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '海报', lead: '带出血和裁切线、可直接印刷的海报。' },
} satisfies MessagesOf<typeof english>;
