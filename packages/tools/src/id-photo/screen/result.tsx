import type { Run } from '@adwright/contract/run/run.ts';
import { Card } from '@adwright/ui/card.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { type Check, IdPhotoOutput } from '../contract.ts';
import { useDocumentName } from './document-names.ts';
import { documentOf } from '../plan/documents.ts';
import { useNumberWords } from './number-words.ts';

const looks = {
  good: { Icon: CircleCheck, tone: 'text-success-text' },
  warn: { Icon: TriangleAlert, tone: 'text-warn-text' },
  bad: { Icon: CircleAlert, tone: 'text-danger-text' },
};

function CheckRow({ check }: { check: Check }) {
  const t = useTranslations('tool-id-photo');
  const { number, range } = useNumberWords();
  const { Icon, tone } = looks[check.state];
  const allowed = range(check.min, check.max, check.unit);
  return (
    <li className="flex items-start gap-3 border-t py-2 text-sm first:border-t-0">
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', tone)} />
      <span className="sr-only">{t(`states.${check.state}`)}</span>
      <span className="min-w-0 flex-1">{t(`checks.${check.id}`)}</span>
      <span className="flex flex-col text-end tabular-nums">
        {number(check.measured, check.unit)}
        {allowed !== null && <span className="text-xs text-muted">{allowed}</span>}
      </span>
    </li>
  );
}

function Summary({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations('tool-id-photo');
  const count = (state: Check['state']): number => checks.filter((check) => check.state === state).length;
  if (count('bad') > 0) return <Notice tone="danger">{t('someBad', { count: count('bad') })}</Notice>;
  if (count('warn') > 0) return <Notice tone="warn">{t('someWarn', { count: count('warn') })}</Notice>;
  return <Notice tone="success">{t('allGood')}</Notice>;
}

/** The finished photo, the files, and every check with its number. */
export function IdPhotoResult({ run }: { run: Run }) {
  const t = useTranslations('tool-id-photo');
  const nameOf = useDocumentName();
  const output = useMemo(() => IdPhotoOutput.safeParse(run.output), [run.output]);
  if (!output.success) return null;
  const { checks, document, cutout } = output.data;
  const photo = run.assets.find(({ mime }) => mime === 'image/jpeg');
  // The photo first, then its print sheets.
  const files = run.assets
    .filter(({ asset_id }) => asset_id !== cutout)
    .toSorted((one, other) => other.mime.localeCompare(one.mime));
  return (
    <Card className="flex flex-col gap-6 @lg:flex-row @lg:items-start">
      {photo && (
        <figure className="flex w-full max-w-48 shrink-0 flex-col gap-2 self-center @lg:self-start">
          <img
            src={photo.url}
            alt={t('resultAlt')}
            width={photo.width ?? undefined}
            height={photo.height ?? undefined}
            className="w-full border"
          />
          <figcaption className="text-center text-sm text-muted">{nameOf(documentOf(document))}</figcaption>
        </figure>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Summary checks={checks} />
        <ResultFiles assets={files} />
        <p className="text-sm font-medium">{t('checks.title')}</p>
        <ul>
          {checks.map((check) => (
            <CheckRow key={check.id} check={check} />
          ))}
        </ul>
      </div>
    </Card>
  );
}
