import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { CloudAlert, CloudCheck, CloudOff, History } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { DocumentSession } from './document-session.ts';
import { HistoryDialog } from './history-dialog.tsx';
import type { DocumentState } from './session-desk.ts';

const icons: Record<Exclude<DocumentState['status'], 'conflict'>, ReactNode> = {
  loading: <Spinner />,
  saving: <Spinner />,
  saved: <CloudCheck aria-hidden="true" />,
  offline: <CloudOff aria-hidden="true" />,
  failed: <CloudAlert aria-hidden="true" className="text-danger-text" />,
};

/** Whether what one sees is saved, what stands in the way, and the way back to earlier versions. */
export function DocumentStatus({ session }: { session: DocumentSession }) {
  const t = useTranslations('documents');
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const [showsHistory, showHistory] = useState(false);
  const { status, revision } = state;
  if (status === 'conflict') return <Conflict session={session} />;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="flex items-center gap-2 text-sm text-muted [&>svg]:size-4">
        {icons[status]}
        {t(`status.${status}`)}
      </p>
      {status === 'failed' && <Mend session={session} state={state} />}
      {revision > 0 && (
        <IconButton label={t('history.title')} icon={<History />} size="sm" onClick={() => showHistory(true)} />
      )}
      {showsHistory && <HistoryDialog session={session} onClose={() => showHistory(false)} />}
    </div>
  );
}

/** The server's own words, and what may help. */
function Mend({ session, state: { problem } }: { session: DocumentSession; state: DocumentState }) {
  const t = useTranslations('documents');
  if (problem?.error === 'document_version')
    return (
      <Notice tone="warn" urgent action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}>
        {t('outdated')}
      </Notice>
    );
  return (
    <>
      {problem?.serverMessage && <span className="text-sm">{problem.serverMessage}</span>}
      <Button size="sm" onClick={() => void session.refresh()}>
        {t('tryAgain')}
      </Button>
    </>
  );
}

function Conflict({ session }: { session: DocumentSession }) {
  const t = useTranslations('documents.conflict');
  return (
    <Notice
      tone="warn"
      urgent
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => session.resolve('theirs')}>
            {t('takeTheirs')}
          </Button>
          <Button size="sm" variant="primary" onClick={() => session.resolve('mine')}>
            {t('keepMine')}
          </Button>
        </div>
      }
    >
      <p className="font-medium">{t('title')}</p>
      <p>{t('text')}</p>
    </Notice>
  );
}
