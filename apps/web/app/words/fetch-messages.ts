import type { Area, Messages } from '@adwright/i18n/areas.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';

/** Messages for parts that are loaded on demand. The list of all message files is itself fetched only then. */
export async function fetchMessages<A extends Area>(
  locale: LocaleCode,
  areas: readonly A[],
): Promise<Pick<Messages, A>> {
  const [{ loadMessages }, { messageAreas }] = await Promise.all([
    import('@adwright/i18n/load-messages.ts'),
    import('@adwright/tools/message-areas.ts'),
  ]);
  return loadMessages(locale, areas, messageAreas);
}
