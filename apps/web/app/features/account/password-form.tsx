import { Button } from '@adwright/ui/button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { newPasswordProblem } from '../../credentials/new-password-problem.ts';
import { PasswordField } from '../../credentials/password-field.tsx';
import { StrengthMeter } from '../../credentials/strength-meter.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('account.password');
  const words = useTranslations('session');
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const form = useFormTry();
  const currentInput = useRef<HTMLInputElement>(null);
  const newInput = useRef<HTMLInputElement>(null);

  function refusedHere(): boolean {
    if (current === '') {
      form.refuse('current', t('missing'));
      currentInput.current?.focus();
      return true;
    }
    const problem = newPasswordProblem(password);
    if (problem === null) return false;
    form.refuse('password', words(problem.key, { count: problem.count }));
    newInput.current?.focus();
    return true;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (refusedHere()) return;
    await form.send(async () => {
      await api.call('userPasswordChange', { current, password });
      setCurrent('');
      setPassword('');
      toast.success(t('changed'));
      void serverCache.invalidateQueries({ queryKey: ['sessions'] });
    });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={currentInput}
        label={t('current')}
        name="current-password"
        autoComplete="current-password"
        value={current}
        onValueChange={setCurrent}
        error={form.problem('current')}
      />
      <PasswordField
        ref={newInput}
        label={words('reset.newPassword')}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onValueChange={setPassword}
        error={form.problem('password')}
        hint={<StrengthMeter password={password} personal={[email]} />}
      />
      <p className="text-sm text-muted">{words('reset.note')}</p>
      <FormAlert text={form.problem(null)} />
      <Button type="submit" loading={form.busy} className="self-start">
        {t('action')}
      </Button>
    </form>
  );
}
