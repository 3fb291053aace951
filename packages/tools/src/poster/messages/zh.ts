import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  section: { name: '海報', lead: '含出血和裁切線、可直接印刷的海報。' },
} satisfies MessagesOf<typeof english>;
