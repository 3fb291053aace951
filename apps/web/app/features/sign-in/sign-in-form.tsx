import { Button } from '@adwright/ui/button.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../session/api.ts';
import { session } from '../../session/session.ts';
import { isWriting } from './is-writing.ts';
import { EmailField } from './email-field.tsx';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { PasswordField } from '../../credentials/password-field.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';
import { SecondStepField, useSecondStep } from './second-step.tsx';
import { useTypedEarly } from './use-typed-early.ts';

type SignInFormProps = { email: string; onEmail: (email: string) => void; onForgotten: () => void };

export function SignInForm({ email, onEmail, onForgotten }: SignInFormProps) {
  const t = useTranslations('session');
  const [password, setPassword] = useState('');
  const form = useFormTry();
  const second = useSecondStep(form);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useTypedEarly(emailInput, onEmail);
  useTypedEarly(passwordInput, setPassword);
  const emailFirst = useRef(email === '');
  useEffect(() => {
    if (!isWriting()) (emailFirst.current ? emailInput : passwordInput).current?.focus();
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (email.trim() === '') {
      form.refuse('email', t('fields.emailMissing'));
      return emailInput.current?.focus();
    }
    if (password === '') {
      form.refuse('password', t('fields.passwordMissing'));
      return passwordInput.current?.focus();
    }
    const worked = await form.send(async () => {
      session.signedIn(await api.call('userLoginPassword', { email, password, ...second.sent }));
    });
    if (!worked && !second.asked) passwordInput.current?.select();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <EmailField ref={emailInput} value={email} onValueChange={onEmail} error={form.problem('email')} />
      <PasswordField
        ref={passwordInput}
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={form.problem('password')}
      />
      <Button variant="ghost" size="sm" onClick={onForgotten} className="-mx-3 -mt-3 self-start">
        {t('signIn.forgot')}
      </Button>
      <SecondStepField {...second} />
      <FormAlert text={form.problem(null)} />
      <Button type="submit" variant="primary" size="lg" loading={form.busy}>
        {t('signIn.action')}
      </Button>
    </form>
  );
}
