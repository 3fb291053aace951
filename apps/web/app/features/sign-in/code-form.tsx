import { Button } from '@adwright/ui/button.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../session/api.ts';
import { session } from '../../session/session.ts';
import { CodeField } from './code-field.tsx';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { CODE_LENGTH } from './one-time-code.ts';
import { OutboxNote } from './outbox-note.tsx';
import { setPending, type PendingRegistration } from './pending-registration.ts';
import { ResendCode } from './resend-code.tsx';
import { startRegistration } from './start-registration.ts';
import { useFormTry } from '../../credentials/use-form-try.ts';

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

  async function resend(): Promise<boolean> {
    const { email, name, password } = pending;
    if (password !== null) return form.send(() => startRegistration({ email, name, password }));
    onBack();
    return false;
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
      <CodeField
        ref={input}
        label={t('label')}
        length={CODE_LENGTH}
        value={code}
        onValueChange={type}
        error={form.problem('code')}
      />
      <FormAlert text={form.problem(null)} />
      <Button type="submit" variant="primary" size="lg" loading={form.busy}>
        {t('action')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <ResendCode resendAt={pending.resendAt} busy={form.busy} onResend={resend} />
        <Button variant="ghost" size="sm" onClick={onBack} className="-mx-3">
          {t('otherEmail')}
        </Button>
      </div>
    </form>
  );
}
