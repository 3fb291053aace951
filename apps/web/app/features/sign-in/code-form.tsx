import { Button } from '@adwright/ui/button.tsx';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePublicConfig } from '../../session/public-config.ts';
import { api } from '../../session/api.ts';
import { session } from '../../session/session.ts';
import { CodeField } from './code-field.tsx';
import { FormAlert } from './form-alert.tsx';
import { CODE_LENGTH } from './one-time-code.ts';
import { setPending, type PendingRegistration } from './pending-registration.ts';
import { ResendCode } from './resend-code.tsx';
import { useFormTry } from './use-form-try.ts';

type CodeFormProps = {
  pending: PendingRegistration;
  /** Back to the form, for another address or (after a reload) a new code. */
  onBack: () => void;
};

export function CodeForm({ pending, onBack }: CodeFormProps) {
  const t = useTranslations('session.code');
  const [code, setCode] = useState('');
  const form = useFormTry();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function verify(digits: string): Promise<void> {
    if (digits.length < CODE_LENGTH) return form.refuse('code', t('incomplete'));
    const worked = await form.send(async () => {
      const { email, password } = pending;
      // Ties the code to this registration: one that somebody else's attempt had mailed does not fit.
      const input = { email, code: digits, ...(password !== null && { password }) };
      const info = await api.call('userRegisterVerify', input);
      setPending(null);
      session.signedIn(info);
    });
    if (worked) return;
    setCode('');
    input.current?.focus();
  }

  function type(digits: string): void {
    setCode(digits);
    form.clear();
    if (digits.length === CODE_LENGTH && digits !== code) void verify(digits);
  }

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void verify(code);
      }}
      className="flex flex-col gap-5"
    >
      <OutboxNote />
      <CodeField ref={input} label={t('label')} value={code} onValueChange={type} error={form.problem('code')} />
      <FormAlert text={form.problem(null)} />
      <Button type="submit" variant="primary" size="lg" loading={form.busy}>
        {t('action')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <ResendCode pending={pending} onBack={onBack} form={form} />
        <Button variant="ghost" size="sm" onClick={onBack} className="-mx-3">
          {t('otherEmail')}
        </Button>
      </div>
    </form>
  );
}

/** On an installation without a mail server the code lies in its outbox; nobody should wait for a letter. */
function OutboxNote() {
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
