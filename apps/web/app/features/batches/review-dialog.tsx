import type { ProjectBatchOutput } from '@adwright/contract/project/batch.ts';
import type { BatchSheet } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { ApiError } from '@adwright/contract/client/error.ts';
import { newIdempotencyKey } from '@adwright/contract/client/request.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../session/api.ts';
import { useIsSold } from '../../session/public-config.ts';
import { session } from '../../session/session.ts';
import { useNumberFormat } from '../../words/use-number-format.ts';
import { limitsOf } from './read-cell.ts';
import { type CheckedRow, columnOfPath, problemOfRefusal, type Refusals } from './rows-to-send.ts';

type ReviewDialogProps = {
  checked: readonly CheckedRow[];
  recipe: BatchSheet;
  onRefusals: (refusals: Refusals) => void;
  onRemove: (keys: ReadonlySet<number>) => void;
  onClose: () => void;
  onStarted: (id: string, made: readonly CheckedRow[]) => void;
};

/** Wrong rows that are told of before anybody asks for the others. */
const fewWrong = 5;

/** What it costs, what cannot be made and why, and what is there twice: before anything is started. */
export function ReviewDialog({ checked, recipe, onRefusals, onRemove, onClose, onStarted }: ReviewDialogProps) {
  const t = useTranslations('batch');
  const [title, setTitle] = useState('');
  const [quote, setQuote] = useState<ProjectBatchOutput | null>(null);
  const [failure, setFailure] = useState<string>();
  const [starting, setStarting] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const key = useRef(newIdempotencyKey());
  const sent = checked.filter(({ asked }) => asked !== null);
  const order = sent.flatMap(({ asked }) => (asked === null ? [] : [asked]));
  const asked = JSON.stringify(order);
  const words = { recipe, t };

  useEffect(() => {
    let isCurrent = true;
    setQuote(null);
    setFailure(undefined);
    if (order.length === 0) return undefined;
    void api.call('projectBatchCreate', { rows: order, dry_run: true }, { quiet: true }).then(
      (answer) => {
        if (!isCurrent) return;
        setQuote(answer);
        onRefusals(refusalsOf(answer, sent, words));
      },
      (error: unknown) => isCurrent && setFailure(said(error)),
    );
    return () => void (isCurrent = false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` is all of what the quote depends on.
  }, [asked]);

  const good = sent.filter((_, index) => quote?.rows[index]?.error === null);
  const twice = sent.filter((_, index) => (quote?.rows[index]?.duplicate_of ?? null) !== null);
  const wrong = wrongRows({ checked, quote, ...words });
  const isShort = quote !== null && quote.credits_cost > quote.credits;

  async function start(): Promise<void> {
    setStarting(true);
    const rows = good.flatMap((one) => (one.asked === null ? [] : [one.asked]));
    const named = title.trim() === '' ? {} : { title: title.trim() };
    try {
      const { id } = await api.call('projectBatchCreate', { rows, ...named }, { idempotencyKey: key.current });
      void session.refresh();
      if (id !== null) return onStarted(id, good);
    } catch (error) {
      setFailure(said(error));
      key.current = newIdempotencyKey();
    }
    setStarting(false);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('review.title')}
      closeLabel={t('close')}
      size="md"
      footer={
        <Button
          variant="primary"
          loading={starting}
          disabled={good.length === 0 || isShort}
          onClick={() => void start()}
        >
          {t('review.start', { count: good.length, credits: quote?.credits_cost ?? 0 })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {quote === null && failure === undefined && order.length > 0 && <Skeleton className="h-16 w-full" />}
        {quote !== null && (
          <dl className="grid grid-cols-3 gap-3 rounded-card bg-sunken p-4 text-sm [&_dd]:text-xl [&_dd]:font-medium [&_dd]:tabular-nums [&_dt]:text-muted">
            <Fact name={t('review.good')} value={good.length} />
            <Fact name={t('review.cost')} value={quote.credits_cost} />
            <Fact name={t('review.balance')} value={quote.credits} />
          </dl>
        )}
        {isShort && <ShortOfCredits onClose={onClose} />}
        {twice.length > 0 && (
          <Notice
            tone="info"
            action={
              <Button size="sm" onClick={() => onRemove(new Set(twice.map(({ row }) => row.key)))}>
                {t('review.removeTwice')}
              </Button>
            }
          >
            {t('review.twice', { count: twice.length })}
          </Notice>
        )}
        {wrong.length > 0 && (
          <div className="flex flex-col gap-2">
            <p className="text-sm font-medium">{t('review.wrong', { count: wrong.length })}</p>
            <ul className="flex flex-col gap-1 text-sm text-muted">
              {(showsAll ? wrong : wrong.slice(0, fewWrong)).map(({ number, reason }) => (
                <li key={number} className="wrap-anywhere">
                  {t('review.row', { number, reason })}
                </li>
              ))}
            </ul>
            {!showsAll && wrong.length > fewWrong && (
              <Button size="sm" variant="ghost" className="self-start" onClick={() => setShowsAll(true)}>
                {t('review.more', { count: wrong.length - fewWrong })}
              </Button>
            )}
          </div>
        )}
        <TextField label={t('review.name')} value={title} maxLength={120} onValueChange={setTitle} />
        <p className="text-sm text-muted">{t('review.note')}</p>
      </div>
    </Dialog>
  );
}

/** The sheet stays as it is meanwhile. */
function ShortOfCredits({ onClose }: { onClose: () => void }) {
  const t = useTranslations('batch');
  const dashboard = useTranslations('dashboard');
  const isSold = useIsSold();
  const get = (): void => {
    onClose();
    session.setModal('price', true);
  };
  return (
    <Notice
      tone="warn"
      action={
        isSold && (
          <Button size="sm" onClick={get}>
            {dashboard('getCredits')}
          </Button>
        )
      }
    >
      {t('review.short')}
    </Notice>
  );
}

function Fact({ name, value }: { name: string; value: number }) {
  const number = useNumberFormat();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{number(value)}</dd>
    </div>
  );
}

function said(error: unknown): string {
  return error instanceof ApiError ? (error.serverMessage ?? error.message) : String(error);
}

function refusalsOf({ rows }: ProjectBatchOutput, sent: readonly CheckedRow[], words: Words): Refusals {
  const { recipe } = words;
  const refusals = new Map<number, Record<string, string>>();
  for (const { row, error } of rows) {
    const key = sent[row]?.row.key;
    if (error === null || key === undefined) continue;
    const cells: Record<string, string> = {};
    for (const issue of error.issues) cells[columnOfPath(recipe, issue.path) ?? ''] ??= reasonOf(error, issue, words);
    if (error.issues.length === 0) cells[recipe.columns[0]?.id ?? ''] = reasonOf(error, null, words);
    refusals.set(key, cells);
  }
  return refusals;
}

/** An error that has words of its own says them in the cell that it names. */
function reasonOf({ error, message }: Refused, issue: Refused['issues'][number] | null, { recipe, t }: Words): string {
  if (error === 'invalid_input' && issue !== null) return issue.message;
  const problem = problemOfRefusal(recipe, { error, path: issue?.path ?? null });
  return problem === null ? message : t(`problems.${problem}`, limitsOf(undefined));
}

type Refused = NonNullable<ProjectBatchOutput['rows'][number]['error']>;

type Translate = ReturnType<typeof useTranslations<'batch'>>;

/** What the sheet is of, and what its page calls things. */
type Words = { readonly recipe: BatchSheet; readonly t: Translate };

type Wrong = Words & { readonly checked: readonly CheckedRow[]; readonly quote: ProjectBatchOutput | null };

function wrongRows({ checked, quote, recipe, t }: Wrong) {
  const nameOf = (column: string): string => t(`columns.${column as 'product'}`);
  const sent = checked.filter(({ asked }) => asked !== null);
  const refused = (quote?.rows ?? []).flatMap(({ row, error }) => {
    const number = sent[row]?.number;
    if (error === null || number === undefined) return [];
    const issues = error.issues.map((issue) => {
      const column = columnOfPath(recipe, issue.path);
      const reason = reasonOf(error, issue, { recipe, t });
      return column === null ? reason : `${nameOf(column)}: ${reason}`;
    });
    return [{ number, reason: issues.length === 0 ? reasonOf(error, null, { recipe, t }) : issues.join(' · ') }];
  });
  const local = checked
    .filter(({ asked }) => asked === null)
    .map(({ number, problems, nearest }) => ({
      number,
      reason: Object.entries(problems)
        .map(([column, problem]) => {
          const limits = limitsOf(
            recipe.columns.find(({ id }) => id === column),
            nearest[column],
          );
          return `${nameOf(column)}: ${t(`problems.${problem}`, limits)}`;
        })
        .join(' · '),
    }));
  return [...local, ...refused].toSorted((a, b) => a.number - b.number);
}
