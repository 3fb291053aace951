import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF-banners', lead: 'Bewegende banners die onder het gewicht van de netwerken blijven.' },
} satisfies MessagesOf<typeof english>;
