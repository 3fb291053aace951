import { Dialog } from '@adwright/ui/dialog.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { serverCache } from '../../server-cache/server-cache.ts';
import { setAccountOpen, useAccountOpen } from '../../session/account-store.ts';
import { api } from '../../session/api.ts';
import { isSignedIn } from '../../session/session-state.ts';
import { useSession } from '../../session/session.ts';
import { DeviceList } from './device-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';

/** A person's own account: what they are called, their password, and where they are signed in. */
export function AccountDialog() {
  const t = useTranslations('account');
  const signedIn = isSignedIn(useSession());
  const open = useAccountOpen() && signedIn;
  return (
    <Dialog open={open} onOpenChange={setAccountOpen} title={t('title')} closeLabel={t('close')} size="md">
      <AccountSections />
    </Dialog>
  );
}

function AccountSections() {
  const t = useTranslations('account');
  const { data: account } = useQuery(
    { queryKey: ['account'], queryFn: () => api.call('userAccount', {}), refetchOnMount: 'always' },
    serverCache,
  );
  return (
    <div className="flex flex-col gap-8">
      <Section title={t('profile.title')}>
        {account === undefined ? <Skeleton className="h-28" /> : <ProfileForm account={account} />}
      </Section>
      <Section title={t('password.title')}>
        {account === undefined && <Skeleton className="h-40" />}
        {account?.has_password === true && <PasswordForm email={account.email} />}
        {account?.has_password === false && <p className="text-sm text-muted">{t('password.google')}</p>}
      </Section>
      <Section title={t('devices.title')}>
        <DeviceList />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t pt-6 first:border-t-0 first:pt-0">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
