import { Button } from '@adwright/ui/button.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePublicConfig } from '../../session/public-config.ts';
import { api } from '../../session/api.ts';
import { session } from '../../session/session.ts';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { loadGoogle } from './load-google.ts';
import { SecondStepField, useSecondStep } from './second-step.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';

/** Present only where the operator has a client id; Google hears of the visitor only then. */
export function GoogleSignIn() {
  const t = useTranslations('session.google');
  const clientId = usePublicConfig()?.google_client_id ?? null;
  const form = useFormTry();
  const second = useSecondStep(form);
  const words = useTranslations('session.signIn');
  const [credential, setCredential] = useState('');
  const [tries, setTries] = useState(0);
  const signIn = (word: string) =>
    form.send(async () => {
      session.signedIn(await api.call('userLoginGoogle', { credential: word, ...second.sent }));
    });
  if (clientId === null) return null;
  return (
    <div className="flex flex-col gap-4">
      <p
        aria-hidden="true"
        className="flex items-center gap-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {t('or')}
      </p>
      <GoogleButton
        key={tries}
        clientId={clientId}
        onRetry={() => setTries(tries + 1)}
        onCredential={(word) => {
          setCredential(word);
          void signIn(word);
        }}
      />
      <SecondStepField {...second} />
      {second.asked && (
        <Button variant="primary" loading={form.busy} onClick={() => void signIn(credential)}>
          {words('action')}
        </Button>
      )}
      <FormAlert text={form.problem(null)} />
    </div>
  );
}

type GoogleButtonProps = { clientId: string; onCredential: (credential: string) => void; onRetry: () => void };

/** Google draws its own button, as its rules ask. */
function GoogleButton({ clientId, onCredential, onRetry }: GoogleButtonProps) {
  const t = useTranslations('session.google');
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const latest = useRef(onCredential);
  useEffect(() => {
    latest.current = onCredential;
  });
  useEffect(() => {
    let mounted = true;
    loadGoogle().then(
      (google) => {
        if (!mounted || place.current === null) return;
        google.initialize({ client_id: clientId, callback: ({ credential }) => latest.current(credential) });
        const width = Math.min(400, place.current.clientWidth);
        google.renderButton(place.current, { type: 'standard', size: 'large', text: 'continue_with', width, locale });
        setState('ready');
      },
      () => mounted && setState('failed'),
    );
    return () => {
      mounted = false;
    };
  }, [clientId, locale]);
  return (
    <>
      {state === 'loading' && (
        <output aria-label={t('loading')}>
          <Skeleton className="h-10 w-full" />
        </output>
      )}
      <div ref={place} className="flex justify-center empty:hidden" />
      {state === 'failed' && (
        <output className="text-sm text-muted">
          {t('failed')}{' '}
          <Button variant="ghost" size="sm" onClick={onRetry} className="underline underline-offset-4">
            {t('retry')}
          </Button>
        </output>
      )}
    </>
  );
}
