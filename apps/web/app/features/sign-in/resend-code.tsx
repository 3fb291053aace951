import { Button } from '@adwright/ui/button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSecondsUntil } from './use-seconds-until.ts';

type ResendCodeProps = {
  resendAt: number;
  busy: boolean;
  /** Answers whether a new code is on its way. */
  onResend: () => Promise<boolean>;
};

export function ResendCode({ resendAt, busy, onResend }: ResendCodeProps) {
  const t = useTranslations('session.code');
  const seconds = useSecondsUntil(resendAt);
  const [resent, setResent] = useState(false);
  if (seconds > 0) {
    return (
      <p className="text-muted">
        <output>{resent && `${t('resent')} `}</output>
        <span className="tabular-nums">{t('resendIn', { seconds })}</span>
      </p>
    );
  }
  const resend = async () => setResent(await onResend());
  return (
    <Button variant="ghost" size="sm" disabled={busy} onClick={() => void resend()} className="-mx-3">
      {t('resend')}
    </Button>
  );
}
