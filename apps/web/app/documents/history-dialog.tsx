import type { DocumentRevision } from '@adwright/contract/document/document.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { DocumentSession } from './document-session.ts';

type HistoryDialogProps = { session: DocumentSession; onClose: () => void };

/** Earlier versions to go back to. Going back is a new version: nothing is lost by trying. */
export function HistoryDialog({ session, onClose }: HistoryDialogProps) {
  const t = useTranslations('documents.history');
  const { list, failed, load } = useHistory(session);
  const [restoring, setRestoring] = useState<number | null>(null);
  const restore = (revision: number): void => {
    setRestoring(revision);
    session.restore(revision).then(onClose, () => {
      setRestoring(null);
      load();
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('about')}
      closeLabel={t('close')}
    >
      {failed && <HistoryFailed onRetry={load} />}
      {!failed && list === null && <Spinner label={t('loading')} />}
      {!failed && list !== null && (
        <ul className="flex flex-col divide-y divide-line">
          {list.map((one, index) => (
            <RevisionRow
              key={one.revision}
              revision={one}
              isNewest={index === 0}
              busy={restoring === one.revision}
              onRestore={() => restore(one.revision)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type Found = { readonly list: readonly DocumentRevision[] | null; readonly failed: boolean };

function useHistory(session: DocumentSession): Found & { load: () => void } {
  const [found, setFound] = useState<Found>({ list: null, failed: false });
  const load = useCallback(() => {
    session.history().then(
      (list) => setFound({ list, failed: false }),
      () => setFound({ list: null, failed: true }),
    );
  }, [session]);
  useEffect(load, [load]);
  return { ...found, load };
}

function HistoryFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('documents');
  return (
    <Notice tone="danger" urgent action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {t('history.failed')}
    </Notice>
  );
}

type RevisionRowProps = { revision: DocumentRevision; isNewest: boolean; busy: boolean; onRestore: () => void };

function RevisionRow({ revision, isNewest, busy, onRestore }: RevisionRowProps) {
  const t = useTranslations('documents.history');
  const format = useFormatter();
  const time = format.dateTime(new Date(revision.created_at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center gap-2 py-3">
      <span className="me-auto flex flex-col tabular-nums">
        {time}
        <span className="text-sm text-muted">{t('version', { revision: revision.revision })}</span>
      </span>
      {isNewest && <Badge tone="success">{t('current')}</Badge>}
      {revision.exported && <Badge>{t('exported')}</Badge>}
      {revision.restored_from !== null && <Badge>{t('restored')}</Badge>}
      {!isNewest && (
        <Button size="sm" loading={busy} aria-label={t('restoreThis', { time })} onClick={onRestore}>
          {t('restore')}
        </Button>
      )}
    </li>
  );
}
