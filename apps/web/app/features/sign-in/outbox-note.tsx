import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePublicConfig } from '../../session/public-config.ts';

/** On an installation without a mail server the code lies in its outbox; nobody should wait for a letter. */
export function OutboxNote() {
  const t = useTranslations('session.code');
  const config = usePublicConfig();
  if (config?.mail_outbox !== true) return null;
  return (
    <p className="rounded-control bg-support-soft px-3 py-2.5 text-sm text-support-text">
      {t.rich('outbox', { link: outboxLink })}
    </p>
  );
}

function outboxLink(words: ReactNode): ReactNode {
  return (
    <a href="/dev/outbox" target="_blank" rel="noreferrer" className="font-medium underline underline-offset-2">
      {words}
    </a>
  );
}
