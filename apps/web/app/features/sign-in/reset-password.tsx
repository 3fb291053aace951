import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AskResetForm } from './ask-reset-form.tsx';
import { CodeLead } from './code-lead.tsx';
import { FlowBody } from './flow-body.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import type { SentCode } from './sent-code.ts';

type ResetPasswordProps = { email: string; onEmail: (email: string) => void; onBack: () => void };

/** From a forgotten password to a new one: which address, then its code and the new password. */
export function ResetPassword({ email, onEmail, onBack }: ResetPasswordProps) {
  const t = useTranslations('session.reset');
  const [sent, setSent] = useState<SentCode | null>(null);
  if (sent === null) {
    return (
      <FlowBody lead={t('lead')}>
        <AskResetForm email={email} onEmail={onEmail} onSent={setSent} onBack={onBack} />
      </FlowBody>
    );
  }
  return (
    <FlowBody lead={<CodeLead sent={sent} message="reset.codeLead" />}>
      <NewPasswordForm sent={sent} onSent={setSent} onBack={() => setSent(null)} />
    </FlowBody>
  );
}
