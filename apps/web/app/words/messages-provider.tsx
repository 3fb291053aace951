import type { Messages } from '@adwright/i18n/areas.ts';
import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';
import { useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';

type Areas = Partial<Messages>;

/** The messages every page has. Dates are shown in UTC so that the server and the browser write the same one. */
export function RootMessages({
  locale,
  messages,
  children,
}: {
  locale: LocaleCode;
  messages: Areas;
  children: ReactNode;
}) {
  return (
    <IntlProvider locale={localeOf(locale).tag} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

type MoreMessagesProps = {
  messages: Areas;
  /** The language of these messages, where it is not that of the page around them. */
  locale?: string;
  children: ReactNode;
};

/** Adds a page's or a lazily loaded part's own areas to those around it. */
export function MoreMessages({ messages, locale, children }: MoreMessagesProps) {
  const localeAround = useLocale();
  const around = useMessages();
  const all = useMemo(() => ({ ...around, ...messages }), [around, messages]);
  return (
    <IntlProvider locale={locale ?? localeAround} messages={all} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
