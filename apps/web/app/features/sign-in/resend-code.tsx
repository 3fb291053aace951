import { Button } from '@adwright/ui/button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PendingRegistration } from './pending-registration.ts';
import { startRegistration } from './start-registration.ts';
import type { FormTry } from './use-form-try.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

type ResendCodeProps = {
  pending: PendingRegistration;
  onBack: () => void;
  form: FormTry;
};

export function ResendCode({ pending, onBack, form }: ResendCodeProps) {
  const t = useTranslations('session.code');
  const seconds = useSecondsUntil(pending.resendAt);
  const [resent, setResent] = useState(false);

  async function resend(): Promise<void> {
    const { email, name, password } = pending;
    if (password === null) return onBack();
    const worked = await form.send(() => startRegistration({ email, name, password }));
    setResent(worked);
  }

  if (seconds > 0) {
    return (
      <p className="text-muted">
        <output>{resent && `${t('resent')} `}</output>
        <span className="tabular-nums">{t('resendIn', { seconds })}</span>
      </p>
    );
  }
  return (
    <Button variant="ghost" size="sm" disabled={form.busy} onClick={() => void resend()} className="-mx-3">
      {t('resend')}
    </Button>
  );
}
