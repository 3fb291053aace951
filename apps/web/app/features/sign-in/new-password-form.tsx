import { Button } from '@adwright/ui/button.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../session/api.ts';
import { session } from '../../session/session.ts';
import { CodeField } from './code-field.tsx';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { newPasswordProblem } from '../../credentials/new-password-problem.ts';
import { RESET_CODE_LENGTH } from './one-time-code.ts';
import { OutboxNote } from './outbox-note.tsx';
import { PasswordField } from '../../credentials/password-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { askForReset, type SentCode } from './sent-code.ts';
import { SecondStepField, useSecondStep } from './second-step.tsx';
import { StrengthMeter } from '../../credentials/strength-meter.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';

type NewPasswordFormProps = {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  /** Back to the address, for another one. */
  onBack: () => void;
};

export function NewPasswordForm({ sent, onSent, onBack }: NewPasswordFormProps) {
  const t = useTranslations('session');
  const { email } = sent;
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const form = useFormTry();
  const second = useSecondStep(form);
  const codeInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => codeInput.current?.focus(), []);

  function refusedHere(): boolean {
    if (code.length < RESET_CODE_LENGTH) {
      form.refuse('code', t('reset.incomplete'));
      codeInput.current?.focus();
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
    const order = { email, code, password, ...second.sent };
    await form.send(async () => session.signedIn(await api.call('userPasswordReset', order)));
  }

  function typeCode(digits: string): void {
    setCode(digits);
    form.clear();
    if (digits.length === RESET_CODE_LENGTH && digits !== code) passwordInput.current?.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <OutboxNote />
      {/* Tells password managers whose new password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CodeField
        ref={codeInput}
        label={t('code.label')}
        length={RESET_CODE_LENGTH}
        value={code}
        onValueChange={typeCode}
        error={form.problem('code')}
      />
      <PasswordField
        ref={passwordInput}
        label={t('reset.newPassword')}
        autoComplete="new-password"
        value={password}
        onValueChange={setPassword}
        error={form.problem('password')}
        hint={<StrengthMeter password={password} personal={[email]} />}
      />
      <SecondStepField {...second} />
      <FormAlert text={form.problem(null)} />
      <Button type="submit" variant="primary" size="lg" loading={form.busy}>
        {t('reset.save')}
      </Button>
      <p className="text-center text-xs text-muted">{t('reset.note')}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <ResendCode
          resendAt={sent.resendAt}
          busy={form.busy}
          onResend={() => form.send(async () => onSent(await askForReset(email)))}
        />
        <Button variant="ghost" size="sm" onClick={onBack} className="-mx-3">
          {t('code.otherEmail')}
        </Button>
      </div>
    </form>
  );
}
