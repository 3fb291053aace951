import type { UserActivity } from '@adwright/contract/user/activity.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { ListFailed } from './list-failed.tsx';

/** What has happened to the account, the newest first. */
export function ActivityList() {
  const t = useTranslations('account.activity');
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['activity'],
      queryFn: () => api.call('userActivity', {}, { quiet: true }),
      refetchOnMount: 'always',
    },
    serverCache,
  );
  if (isError) return <ListFailed text={t('failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-48" />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('lead')}</p>
      <ul className="flex flex-col divide-y rounded-card border">
        {data.list.map((item) => (
          <ActivityRow key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}

function ActivityRow({ item }: { item: UserActivity['list'][number] }) {
  const t = useTranslations('account');
  const format = useFormatter();
  const { kind, browser, system, cents } = item;
  const price = format.number((cents ?? 0) / 100, { style: 'currency', currency: 'USD' });
  const device = browser !== null && system !== null ? t('devices.name', { browser, system }) : (browser ?? system);
  const when = format.dateTime(new Date(item.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="px-4 py-3">
      <p className="font-medium break-words">{t(`activity.kinds.${kind}`, { about: item.about ?? '', price })}</p>
      <p className="text-sm text-muted">{device === null ? when : `${when} · ${device}`}</p>
    </li>
  );
}
