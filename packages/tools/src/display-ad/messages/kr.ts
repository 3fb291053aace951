import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '디스플레이 광고', lead: '클릭 태그가 있는 HTML5 배너, 바로 업로드하세요.' },
} satisfies MessagesOf<typeof english>;
