import { Button } from '@adwright/ui/button.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { EmailField } from './email-field.tsx';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { looksLikeEmail } from './looks-like-email.ts';
import { askForReset, type SentCode } from './sent-code.ts';
import { useFormTry } from '../../credentials/use-form-try.ts';

type AskResetFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onSent: (sent: SentCode) => void;
  onBack: () => void;
};

export function AskResetForm({ email, onEmail, onSent, onBack }: AskResetFormProps) {
  const t = useTranslations('session');
  const form = useFormTry();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (looksLikeEmail(email)) return void (await form.send(async () => onSent(await askForReset(email))));
    form.refuse('email', email.trim() === '' ? t('fields.emailMissing') : t('fields.emailInvalid'));
    input.current?.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <EmailField ref={input} value={email} onValueChange={onEmail} error={form.problem('email')} />
      <FormAlert text={form.problem(null)} />
      <Button type="submit" variant="primary" size="lg" loading={form.busy}>
        {t('reset.action')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onBack} className="self-center">
        {t('reset.back')}
      </Button>
    </form>
  );
}
