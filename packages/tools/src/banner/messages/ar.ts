import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'اللافتات', lead: 'أغلفة ولافتات بمقاساتها الدقيقة.' },
} satisfies MessagesOf<typeof english>;
