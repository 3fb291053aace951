import { useState } from 'react';
import { useTranslations } from 'use-intl';

type CodeLeadProps = {
  sent: { readonly email: string; readonly expiresAt: number };
  message: 'code.lead' | 'reset.codeLead';
};

/** Where the code went and how long it is good for. */
export function CodeLead({ sent, message }: CodeLeadProps) {
  const t = useTranslations('session');
  const [minutes] = useState(() => Math.max(1, Math.round((sent.expiresAt - Date.now()) / 60000)));
  return t.rich(message, {
    email: () => (
      <bdi key="email" dir="ltr" className="font-medium wrap-anywhere text-text">
        {sent.email}
      </bdi>
    ),
    minutes,
  });
}
