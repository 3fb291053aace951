import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'البانرات', lead: 'بانرات وأغلفة بالمقاسات التي تحتاجها تمامًا.' },
} satisfies MessagesOf<typeof english>;
