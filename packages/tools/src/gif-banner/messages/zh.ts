import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: 'GIF 橫幅', lead: '符合各平台檔案大小限制的動態橫幅。' },
} satisfies MessagesOf<typeof english>;
