import { Notice } from '@adwright/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { serverCache } from '../../../server-cache/server-cache.ts';
import { api } from '../../../session/api.ts';
import { useFollowName } from './use-follow-name.ts';

/** Somebody followed the link of a letter: it is done as soon as the page is there, signed in or not. */
export function StopNotice({ token }: { token: string }) {
  const t = useTranslations('tracker');
  const nameOf = useFollowName();
  const { data, isError } = useQuery(
    {
      queryKey: ['ad-follow-stop', token],
      queryFn: () => api.call('followStop', { token }, { quiet: true }),
      enabled: true,
      staleTime: Infinity,
      retry: false,
    },
    serverCache,
  );
  if (data !== undefined)
    return (
      <Notice tone="success" urgent>
        {t('emailsOff', { name: nameOf(data.query) })}
      </Notice>
    );
  return isError ? (
    <Notice tone="warn" urgent>
      {t('linkGone')}
    </Notice>
  ) : null;
}
