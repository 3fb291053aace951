import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'Iklan display', lead: 'Banner HTML5 dengan click tag, siap diunggah.' },
} satisfies MessagesOf<typeof english>;
