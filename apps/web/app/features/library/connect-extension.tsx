import { askKind, handOverKind, offerKind } from '@adwright/contract/collection/extension.ts';
import { Button } from '@adwright/ui/button.tsx';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { BadgeCheck, Blocks, PlugZap } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../../session/api.ts';
import { useLocalizedPath } from '../../words/use-locale-code.ts';

/** The extension says so at once when it is there; a slow browser gets this long. */
const patienceMs = 1500;

type State = 'looking' | 'missing' | 'here' | 'connecting' | 'connected';

/** Hands the extension a key of its own: it never sees who signed in how, and the key can be revoked. */
export function ConnectExtension() {
  const t = useTranslations('extension.connect');
  const to = useLocalizedPath();
  const { state, connect } = useExtension(t('refused'));
  if (state === 'missing')
    return (
      <EmptyState
        icon={<Blocks />}
        title={t('missing')}
        text={t('missingText')}
        action={
          <Link to={to('/how-to-use-extension')} className={buttonClass('primary')}>
            {t('install')}
          </Link>
        }
      />
    );
  if (state === 'connected') return <EmptyState icon={<BadgeCheck />} title={t('done')} text={t('doneText')} />;
  return (
    <div className="flex flex-col items-center gap-4">
      <EmptyState
        icon={<PlugZap />}
        title={t('title')}
        text={t('lead')}
        action={
          <Button variant="primary" loading={state !== 'here'} onClick={() => void connect()}>
            {t('action')}
          </Button>
        }
      />
      <p className="text-center text-sm text-muted">{t('revoke')}</p>
    </div>
  );
}

function useExtension(refused: string) {
  const [state, setState] = useState<State>('looking');
  const isHandedOver = useRef(false);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<{ kind?: unknown; connected?: unknown } | null>): void => {
      if (source !== window || origin !== location.origin || data?.kind !== offerKind) return;
      if (data.connected === true) return setState('connected');
      if (!isHandedOver.current) return setState('here');
      isHandedOver.current = false;
      setState('here');
      toast.error(refused);
    };
    addEventListener('message', hear);
    window.postMessage({ kind: askKind }, location.origin);
    const gone = setTimeout(() => setState((now) => (now === 'looking' ? 'missing' : now)), patienceMs);
    return () => {
      clearTimeout(gone);
      removeEventListener('message', hear);
    };
  }, [refused]);
  return {
    state,
    async connect(): Promise<void> {
      setState('connecting');
      try {
        const { key } = await api.call('extensionConnect', {});
        isHandedOver.current = true;
        // Only this page's own origin hears it, and on it only the extension listens for it.
        window.postMessage({ kind: handOverKind, key }, location.origin);
      } catch {
        // The client has said why.
        setState('here');
      }
    },
  };
}
