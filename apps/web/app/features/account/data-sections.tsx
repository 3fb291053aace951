import type { UserAccount } from '@adwright/contract/user/account.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { type FormEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { PasswordField } from '../../credentials/password-field.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { session } from '../../session/session.ts';
import { AccountSection } from './account-section.tsx';

/** Taking everything along, and leaving. */
export function DataSections({ account }: { account: UserAccount }) {
  const t = useTranslations('account.data');
  return (
    <div className="flex flex-col gap-8">
      <AccountSection title={t('exportTitle')}>
        <ExportData />
      </AccountSection>
      <AccountSection title={t('deleteTitle')}>
        {account.delete_at === null ? (
          <DeleteAccount hasPassword={account.has_password} />
        ) : (
          <KeepAccount deleteAt={account.delete_at} />
        )}
      </AccountSection>
    </div>
  );
}

function ExportData() {
  const t = useTranslations('account.data');
  const [asking, setAsking] = useState(false);
  async function download(): Promise<void> {
    setAsking(true);
    try {
      const { url } = await api.call('userExport', {});
      location.assign(url);
      toast.success(t('started'));
    } catch {
      // The client has said why.
    } finally {
      setAsking(false);
    }
  }
  return (
    <>
      <p className="text-sm text-muted">{t('exportLead')}</p>
      <Button loading={asking} onClick={() => void download()} className="self-start">
        {t('export')}
      </Button>
    </>
  );
}

function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations('account');
  const [current, setCurrent] = useState('');
  const form = useFormTry();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (current === '') return form.refuse('current', t('password.missing'));
    await form.send(async () => {
      serverCache.setQueryData(['account'], await api.call('userDelete', { current }));
      await session.refresh();
    });
  }
  return (
    <>
      <p className="text-sm text-muted">{t('data.deleteLead')}</p>
      {!hasPassword && <p className="text-sm text-muted">{t('data.noPassword')}</p>}
      {hasPassword && (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <PasswordField
            label={t('password.current')}
            name="current-password"
            autoComplete="current-password"
            value={current}
            onValueChange={setCurrent}
            error={form.problem('current')}
          />
          <FormAlert text={form.problem(null)} />
          <Button type="submit" variant="danger" loading={form.busy} className="self-start">
            {t('data.delete')}
          </Button>
        </form>
      )}
    </>
  );
}

function KeepAccount({ deleteAt }: { deleteAt: string }) {
  const t = useTranslations('account.data');
  const format = useFormatter();
  const [asking, setAsking] = useState(false);
  async function keep(): Promise<void> {
    setAsking(true);
    try {
      serverCache.setQueryData(['account'], await api.call('userDeleteCancel', {}));
      toast.success(t('kept'));
    } catch {
      // The client has said why.
    } finally {
      setAsking(false);
    }
  }
  return (
    <>
      <Notice tone="warn">{t('waiting', { date: format.dateTime(new Date(deleteAt), { dateStyle: 'long' }) })}</Notice>
      <Button loading={asking} onClick={() => void keep()} className="self-start">
        {t('keep')}
      </Button>
    </>
  );
}
