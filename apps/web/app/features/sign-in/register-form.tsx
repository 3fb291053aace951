import { Button } from '@adwright/ui/button.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalizedPath } from '../../words/use-locale-code.ts';
import { EmailField } from './email-field.tsx';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { isWriting } from './is-writing.ts';
import { looksLikeEmail } from './looks-like-email.ts';
import { newPasswordProblem } from '../../credentials/new-password-problem.ts';
import { PasswordField } from '../../credentials/password-field.tsx';
import { startRegistration } from './start-registration.ts';
import { StrengthMeter } from '../../credentials/strength-meter.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';
import { useTypedEarly } from './use-typed-early.ts';

const NAME_MAX = 80;

type RegisterFormProps = {
  email: string;
  onEmail: (email: string) => void;
  name: string;
  onName: (name: string) => void;
};

export function RegisterForm({ email, onEmail, name, onName }: RegisterFormProps) {
  const t = useTranslations('session');
  const [password, setPassword] = useState('');
  const form = useFormTry();
  const nameInput = useRef<HTMLInputElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useTypedEarly(nameInput, onName);
  useTypedEarly(emailInput, onEmail);
  useTypedEarly(passwordInput, setPassword);
  useEffect(() => {
    if (!isWriting()) nameInput.current?.focus();
  }, []);

  function refusedHere(): boolean {
    if (!looksLikeEmail(email)) {
      form.refuse('email', email.trim() === '' ? t('fields.emailMissing') : t('fields.emailInvalid'));
      emailInput.current?.focus();
      return true;
    }
    const problem = newPasswordProblem(password);
    if (problem === null) return false;
    form.refuse('password', t(problem.key, { count: problem.count }));
    passwordInput.current?.focus();
    return true;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (refusedHere()) return;
    await form.send(() => startRegistration({ email, name, password }));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        ref={nameInput}
        label={t('fields.name')}
        note={t('fields.optional')}
        name="name"
        autoComplete="name"
        maxLength={NAME_MAX}
        value={name}
        onValueChange={onName}
        error={form.problem('name')}
      />
      <EmailField ref={emailInput} value={email} onValueChange={onEmail} error={form.problem('email')} />
      <PasswordField
        ref={passwordInput}
        autoComplete="new-password"
        value={password}
        onValueChange={setPassword}
        error={form.problem('password')}
        hint={<StrengthMeter password={password} personal={[name, email]} />}
      />
      <FormAlert text={form.problem(null)} />
      <Button type="submit" variant="primary" size="lg" loading={form.busy}>
        {t('register.action')}
      </Button>
      <RegisterTerms />
    </form>
  );
}

function RegisterTerms() {
  const t = useTranslations('session.register');
  const to = useLocalizedPath();
  const link = (path: string) => (chunks: React.ReactNode) => (
    <Link to={to(path)} target="_blank" className="underline underline-offset-2 hover:text-text">
      {chunks}
    </Link>
  );
  return (
    <p className="text-center text-xs text-muted">
      {t.rich('terms', { terms: link('/terms'), privacy: link('/privacy-policy') })}
    </p>
  );
}
