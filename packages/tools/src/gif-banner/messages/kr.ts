import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF 배너', lead: '광고 네트워크의 용량 제한을 지키는 움직이는 배너.' },
} satisfies MessagesOf<typeof english>;
