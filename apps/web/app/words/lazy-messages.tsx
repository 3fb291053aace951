import type { Area, Messages } from '@adwright/i18n/areas.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { type ReactNode, use } from 'react';
import { MoreMessages } from './messages-provider.tsx';
import { useLocaleCode } from './use-locale-code.ts';
import { fetchMessages } from './fetch-messages.ts';

const loading = new Map<string, Promise<Partial<Messages>>>();

/** Fetches the words of a part that is loaded on demand. Suspends until they are there. */
export function LazyMessages({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const messages = use(load(useLocaleCode(), areas));
  return <MoreMessages messages={messages}>{children}</MoreMessages>;
}

function load(locale: LocaleCode, areas: readonly Area[]): Promise<Partial<Messages>> {
  const key = [locale, ...areas].join(' ');
  const known = loading.get(key);
  if (known !== undefined) return known;
  // A failure stays: it shows where it happened, and the reload that mends it asks the network again.
  const started = fetchMessages(locale, areas);
  loading.set(key, started);
  return started;
}
