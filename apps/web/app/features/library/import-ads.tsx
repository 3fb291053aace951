import type { AdFolder } from '@adwright/contract/collection/collection.ts';
import type { AdImport } from '@adwright/contract/collection/import-ads.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { FileDrop } from '@adwright/ui/file-drop.tsx';
import type { FileRefusal } from '@adwright/ui/file-refusal.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdsFile } from './read-ads-file.ts';

const maxBytes = 10 * 1024 * 1024;
/** As `docs/importing-ads.md` names them, in every language. */
const columns = 'platforms, headline, body, landing_page, images, started_on';
const shownRows = 5;
const shownProblems = 100;

type Problem = { readonly line: number; readonly reason: string };

/** A file of ads for the collection: shows what is in it, hands it over, and answers for every row. */
export function ImportAds({ folder }: { folder: AdFolder | null }) {
  const t = useTranslations('library.import');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Upload />} onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && <ImportDialog folder={folder} onClose={() => setOpen(false)} />}
    </>
  );
}

function ImportDialog({ folder, onClose }: { folder: AdFolder | null; onClose: () => void }) {
  const t = useTranslations('library.import');
  const [found, setFound] = useState<AdsFile | null>(null);
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<AdImport | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function read([file]: File[]): Promise<void> {
    if (file === undefined) return;
    const { readAdsFile } = await import('./read-ads-file.ts');
    const read = await readAdsFile(file.name, await file.text());
    const isEmpty = read.rows.length === 0 && (read.problems.length === 0 || !read.hasBrand);
    setFound(isEmpty ? null : read);
    setProblem(isEmpty ? t('nothing') : undefined);
  }

  /** What is shown and offered is always of the last file. */
  function refuse(reason: FileRefusal): void {
    setFound(null);
    setProblem(reason === 'too_large' ? t('tooLarge') : t('nothing'));
  }

  async function send(): Promise<void> {
    if (found === null) return;
    setBusy(true);
    const { sendImport } = await import('./send-import.ts');
    await sendImport(found.rows, { folderId: folder?.id ?? null, onState: setState });
    setBusy(false);
  }

  const count = found?.rows.length ?? 0;
  const isDone = state !== null && !isBusy;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={folder === null ? t('text') : t('textFolder', { name: folder.name })}
      closeLabel={t('close')}
      size="md"
      footer={
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        ) : (
          <Button variant="primary" loading={isBusy} disabled={count === 0} onClick={() => void send()}>
            {count === 0 ? t('button') : t('start', { count })}
          </Button>
        )
      }
    >
      {state === null ? (
        <div className="flex flex-col gap-4">
          <FileDrop
            label={t('file')}
            prompt={t('prompt')}
            details={t('details', { columns })}
            accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json"
            maxBytes={maxBytes}
            disabled={isBusy}
            error={problem}
            onFiles={(files) => void read(files)}
            onRefuse={(_file, reason) => refuse(reason)}
          />
          {found !== null && <Found found={found} />}
        </div>
      ) : (
        <Going state={state} isDone={isDone} wanted={count} unread={found?.problems ?? []} />
      )}
    </Dialog>
  );
}

function Found({ found: { rows, problems, isCut } }: { found: AdsFile }) {
  const t = useTranslations('library.import');
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p aria-live="polite">{t('found', { count: rows.length })}</p>
      {isCut && <Notice tone="warn">{t('tooMany')}</Notice>}
      <ul className="flex flex-col gap-1 empty:hidden">
        {rows.slice(0, shownRows).map(({ line, ad }) => (
          <li key={line} className="flex min-w-0 gap-2">
            <bdi className="shrink-0 font-medium">{ad.brand}</bdi>
            <span dir="auto" className="truncate text-muted">
              {ad.headline || ad.body}
            </span>
          </li>
        ))}
      </ul>
      <Problems list={useReasons(problems)} />
    </div>
  );
}

/** Why rows of the file are no ads. */
function useReasons(problems: AdsFile['problems']): Problem[] {
  const t = useTranslations('library.import');
  return problems.map(({ line, field }) => ({ line, reason: field === '' ? t('noAd') : t('field', { field }) }));
}

type GoingProps = { state: AdImport; isDone: boolean; wanted: number; unread: AdsFile['problems'] };

function Going({ state, isDone, wanted, unread }: GoingProps) {
  const t = useTranslations('library.import');
  const { saved, problems } = state;
  // Rows that were never handed over are not imported either.
  const failed = state.failed + unread.length;
  const refused = problems.map(({ line, message }) => ({ line, reason: message }));
  const all = [...useReasons(unread), ...refused].toSorted((a, b) => a.line - b.line);
  return (
    <div className="flex flex-col gap-4 text-sm">
      {isDone ? (
        <Notice tone={failed === 0 ? 'success' : 'warn'} urgent>
          {t('result', { saved, failed })}
        </Notice>
      ) : (
        <>
          <Progress label={t('working')} value={(100 * (saved + state.failed)) / Math.max(1, wanted)} />
          <p className="text-muted">{t('goesOn')}</p>
        </>
      )}
      <Problems list={all} />
    </div>
  );
}

function Problems({ list }: { list: readonly Problem[] }) {
  const t = useTranslations('library.import');
  if (list.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{t('problems', { count: list.length })}</p>
      <ul tabIndex={0} className="flex max-h-48 flex-col gap-1 overflow-y-auto text-muted">
        {list.slice(0, shownProblems).map(({ line, reason }) => (
          <li key={line}>{t('row', { line, reason })}</li>
        ))}
      </ul>
    </div>
  );
}
