import type { UserSessions } from '@adwright/contract/user/account.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import { Button } from '@adwright/ui/button.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { ListFailed } from './list-failed.tsx';

const queryKey = ['sessions'];

type Device = UserSessions['sessions'][number];

/** Where the person is signed in, with a way to sign out there. */
export function DeviceList() {
  const t = useTranslations('account.devices');
  const { data, isError, refetch } = useQuery(
    { queryKey, queryFn: () => api.call('userSessions', {}, { quiet: true }), refetchOnMount: 'always' },
    serverCache,
  );
  const [ending, setEnding] = useState(false);

  async function end(action: () => Promise<unknown>): Promise<void> {
    setEnding(true);
    try {
      await action();
      await serverCache.invalidateQueries({ queryKey });
      void serverCache.invalidateQueries({ queryKey: ['activity'] });
    } catch {
      // The client has said why; the list stays as it is.
    } finally {
      setEnding(false);
    }
  }
  const endOthers = () =>
    end(async () => {
      await api.call('userSessionsEnd', { id: 'others' });
      toast.success(t('ended'));
    });

  if (isError) return <ListFailed text={t('failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-24" />;
  return (
    <>
      <ul className="flex flex-col divide-y rounded-card border">
        {data.sessions.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={ending}
            onEnd={() => void end(() => api.call('userSessionsEnd', { id: device.id }))}
          />
        ))}
      </ul>
      {data.sessions.length > 1 && (
        <Button loading={ending} onClick={() => void endOthers()} className="self-start">
          {t('endOthers')}
        </Button>
      )}
    </>
  );
}

type DeviceRowProps = { device: Device; busy: boolean; onEnd: () => void };

function DeviceRow({ device, busy, onEnd }: DeviceRowProps) {
  const t = useTranslations('account.devices');
  const format = useFormatter();
  const { browser, system } = device;
  const name = browser !== null && system !== null ? t('name', { browser, system }) : (browser ?? system);
  const when = format.dateTime(new Date(device.used_at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name ?? t('unknown')}</p>
        <p className="text-sm text-muted">
          {t('used', { when })}
          {device.address !== null && (
            <>
              {' · '}
              <bdi dir="ltr" className="break-all">
                {device.address}
              </bdi>
            </>
          )}
        </p>
      </div>
      {device.current ? (
        <Badge tone="success">{t('current')}</Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          aria-label={t('endName', { device: name ?? t('unknown') })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
