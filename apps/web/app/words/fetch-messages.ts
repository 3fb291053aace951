import type { Area, Messages } from '@adwright/i18n/areas.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';

/** Messages for parts that are loaded on demand. The list of all message files is itself fetched only then. */
export async function fetchMessages<A extends Area>(
  locale: LocaleCode,
  areas: readonly A[],
): Promise<Pick<Messages, A>> {
  const { loadMessages } = await import('@adwright/i18n/load-messages.ts');
  return loadMessages(locale, areas);
}
