import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Плакаты', lead: 'Плакаты для печати с вылетами и метками реза.' },
} satisfies MessagesOf<typeof english>;
