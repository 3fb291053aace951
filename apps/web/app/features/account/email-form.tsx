import type { UserAccount } from '@adwright/contract/user/account.ts';
import { Button } from '@adwright/ui/button.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from '../../credentials/password-field.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { session } from '../../session/session.ts';
import { FormEnd } from './form-end.tsx';

/** Another address, once whoever reads its mail has said so. */
export function EmailForm({ account }: { account: UserAccount }) {
  const t = useTranslations('account');
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  function close(): void {
    setOpen(false);
    setSentTo(null);
  }
  return (
    <>
      <p className="text-sm text-muted">
        <bdi dir="ltr" className="break-all">
          {account.email}
        </bdi>
      </p>
      {!open && (
        <Button onClick={() => setOpen(true)} className="self-start">
          {t('email.change')}
        </Button>
      )}
      {open && !account.has_password && <p className="text-sm text-muted">{t('data.noPassword')}</p>}
      {open && account.has_password && sentTo === null && <AskForm onSent={setSentTo} onCancel={close} />}
      {sentTo !== null && <ConfirmForm email={sentTo} onDone={close} />}
    </>
  );
}

function AskForm({ onSent, onCancel }: { onSent: (email: string) => void; onCancel: () => void }) {
  const t = useTranslations('account');
  const [email, setEmail] = useState('');
  const [current, setCurrent] = useState('');
  const form = useFormTry();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await form.send(async () => onSent((await api.call('userEmailChange', { email, current })).email));
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('email.lead')}</p>
      <TextField
        label={t('email.new')}
        type="email"
        name="new-email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onValueChange={setEmail}
        error={form.problem('email')}
      />
      <PasswordField
        label={t('password.current')}
        name="current-password"
        autoComplete="current-password"
        value={current}
        onValueChange={setCurrent}
        error={form.problem('current')}
      />
      <FormEnd form={form} action={t('email.action')} onCancel={onCancel} />
    </form>
  );
}

function ConfirmForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslations('account.email');
  const words = useTranslations('session');
  const [code, setCode] = useState('');
  const form = useFormTry();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!/^\d{8}$/.test(code.trim())) return form.refuse('code', words('reset.incomplete'));
    await form.send(async () => {
      serverCache.setQueryData(['account'], await api.call('userEmailConfirm', { email, code }));
      toast.success(t('changed'));
      onDone();
      await session.refresh();
    });
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('sent', { email })}</p>
      <TextField
        label={words('code.label')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={12}
        value={code}
        onValueChange={setCode}
        error={form.problem('code')}
      />
      <FormEnd form={form} action={t('confirm')} onCancel={onDone} />
    </form>
  );
}
