import { Dialog } from '@adwright/ui/dialog.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Tabs } from '@adwright/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverCache } from '../../server-cache/server-cache.ts';
import { setAccountOpen, useAccountOpen } from '../../session/account-store.ts';
import { api } from '../../session/api.ts';
import { isSignedIn } from '../../session/session-state.ts';
import { useSession } from '../../session/session.ts';
import { ActivityList } from './activity-list.tsx';
import { DataSections } from './data-sections.tsx';
import { KeySections } from './key-sections.tsx';
import { ListFailed } from './list-failed.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { SecuritySections } from './security-sections.tsx';

/** A person's own account: who they are, how it is kept safe, what may use it, and what has happened to it. */
export function AccountDialog() {
  const t = useTranslations('account');
  const signedIn = isSignedIn(useSession());
  const open = useAccountOpen() && signedIn;
  return (
    <Dialog open={open} onOpenChange={setAccountOpen} title={t('title')} closeLabel={t('close')} size="md">
      <AccountTabs />
    </Dialog>
  );
}

function AccountTabs() {
  const t = useTranslations('account');
  const [tab, setTab] = useState<'profile' | 'security' | 'keys' | 'activity' | 'data'>('profile');
  const {
    data: account,
    isError,
    refetch,
  } = useQuery(
    { queryKey: ['account'], queryFn: () => api.call('userAccount', {}), refetchOnMount: 'always' },
    serverCache,
  );
  if (isError && account === undefined) return <ListFailed text={t('failed')} onRetry={() => void refetch()} />;
  if (account === undefined) return <Skeleton className="h-80" />;
  return (
    <Tabs
      label={t('title')}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'profile', label: t('tabs.profile'), content: <ProfileSections account={account} /> },
        { value: 'security', label: t('tabs.security'), content: <SecuritySections account={account} /> },
        { value: 'keys', label: t('tabs.keys'), content: <KeySections /> },
        { value: 'activity', label: t('tabs.activity'), content: <ActivityList /> },
        { value: 'data', label: t('tabs.data'), content: <DataSections account={account} /> },
      ]}
    />
  );
}
