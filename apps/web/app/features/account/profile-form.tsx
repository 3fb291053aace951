import type { UserAccount } from '@adwright/contract/user/account.ts';
import { Button } from '@adwright/ui/button.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { session } from '../../session/session.ts';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';

const NAME_MAX = 80;

export function ProfileForm({ account }: { account: UserAccount }) {
  const t = useTranslations('account.profile');
  const fields = useTranslations('session.fields');
  const [name, setName] = useState(account.name);
  const form = useFormTry();
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') {
      form.refuse('name', t('missing'));
      return input.current?.focus();
    }
    await form.send(async () => {
      const changed = await api.call('userNameChange', { name });
      serverCache.setQueryData(['account'], changed);
      setName(changed.name);
      toast.success(t('saved'));
      await session.refresh();
    });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        ref={input}
        label={fields('name')}
        name="name"
        autoComplete="name"
        maxLength={NAME_MAX}
        value={name}
        onValueChange={setName}
        error={form.problem('name')}
      />
      <FormAlert text={form.problem(null)} />
      <Button type="submit" loading={form.busy} disabled={name.trim() === account.name} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}
