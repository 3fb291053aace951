import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF 배너', lead: '모든 플랫폼의 파일 크기 제한에 맞는 움직이는 배너.' },
} satisfies MessagesOf<typeof english>;
