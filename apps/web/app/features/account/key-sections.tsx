import type { ApiKey } from '@adwright/contract/user/api-keys.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { askFirst } from '../../parts/message-dialogs.ts';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { KeyForm } from './key-form.tsx';
import { ListFailed } from './list-failed.tsx';

const queryKey = ['api-keys'];

const docsLink = (text: ReactNode) => (
  <a key="link" href="/api/docs" target="_blank" rel="noreferrer" className="underline underline-offset-4">
    {text}
  </a>
);

/** Keys for programs of the person's own: what there is, a new one, and an end to any. */
export function KeySections() {
  const t = useTranslations('account.keys');
  const { data, isError, refetch } = useQuery(
    { queryKey, queryFn: () => api.call('userKeys', {}, { quiet: true }), refetchOnMount: 'always' },
    serverCache,
  );
  const changed = () => void serverCache.invalidateQueries({ queryKey });
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-muted">{t.rich('lead', { link: docsLink })}</p>
      {isError && <ListFailed text={t('failed')} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className="h-24" />}
      {data?.keys.length === 0 && <p className="text-sm text-muted">{t('none')}</p>}
      {data !== undefined && data.keys.length > 0 && (
        <ul className="flex flex-col divide-y rounded-card border">
          {data.keys.map((key) => (
            <KeyRow key={key.id} item={key} onRevoked={changed} />
          ))}
        </ul>
      )}
      <KeyForm onCreated={changed} />
    </div>
  );
}

function KeyRow({ item, onRevoked }: { item: ApiKey; onRevoked: () => void }) {
  const t = useTranslations('account.keys');
  const format = useFormatter();
  const [ending, setEnding] = useState(false);
  const { name, ending: last, scopes, used_at } = item;
  async function revoke(): Promise<void> {
    if (!askFirst(t('revokeAsk', { name }))) return;
    setEnding(true);
    try {
      await api.call('userKeyRevoke', { id: item.id });
      toast.success(t('revoked'));
      onRevoked();
    } catch {
      // The client has said why; the key is still there.
    } finally {
      setEnding(false);
    }
  }
  const when = used_at && format.dateTime(new Date(used_at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">
          {name} <span className="font-normal text-muted">{`…${last}`}</span>
        </p>
        <p className="text-sm text-muted">{scopes.map((scope) => t(`scope.${scope}`)).join(' · ')}</p>
        <p className="text-sm text-muted">{when === null ? t('unused') : t('used', { when })}</p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        loading={ending}
        aria-label={t('revokeName', { name })}
        onClick={() => void revoke()}
      >
        {t('revoke')}
      </Button>
    </li>
  );
}
