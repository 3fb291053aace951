import { clock } from '@adwright/studio/clock.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { Captions } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSignedIn } from '../../session/session-state.ts';
import { session, useSession } from '../../session/session.ts';
import { useTranscript } from './use-transcript.ts';

/** What is said in a video ad, once somebody wants to know. A visitor is asked to sign in first. */
export function AdTranscript({ adId, isSilent }: { adId: string; isSilent: boolean }) {
  const t = useTranslations('library.transcript');
  const known = useSession();
  const [isWanted, setWanted] = useState(false);
  const { data, isError, refetch } = useTranscript(adId, isWanted);
  const hasFailed = isError || data?.status === 'failed';
  const ask = (): void => {
    if (!isSignedIn(known)) return session.openLogin();
    if (isWanted) void refetch();
    else setWanted(true);
  };
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="font-sans text-base font-medium tracking-normal">{t('title')}</h3>
      {hasFailed && (
        <p role="alert" className="text-sm">
          {t('failed')}
        </p>
      )}
      {isSilent ? (
        <p className="text-sm text-muted">{t('silent')}</p>
      ) : !isWanted || hasFailed ? (
        <Button icon={<Captions />} loading={known.loading} onClick={ask}>
          {t('get')}
        </Button>
      ) : data?.status !== 'succeeded' ? (
        <output className="flex items-center gap-2 text-sm text-muted">
          <Spinner />
          {t('working')}
        </output>
      ) : data.segments.length === 0 ? (
        <p className="text-sm text-muted">{t('silent')}</p>
      ) : (
        <ol className="flex flex-col gap-2 text-sm">
          {data.segments.map(({ start, text }) => (
            <li key={start} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3">
              <span className="text-muted tabular-nums">{clock(start)}</span>
              <span dir="auto" className="break-words">
                {text}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
