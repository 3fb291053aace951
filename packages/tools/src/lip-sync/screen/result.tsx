import type { Run } from '@adwright/contract/run/run.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FilmViewer } from '../../kit/film/screen/film-viewer.tsx';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { SyncNote } from '../../kit/talking/screen/sync-note.tsx';
import { LipSyncOutput } from '../contract.ts';
import { isGood } from '../plan/price.ts';

type LipResultProps = { run: Run; onAgain: (run: string) => void };

/** The finished film, how well it turned out, and another try for nothing where that is not enough. */
export function LipResult({ run, onAgain }: LipResultProps) {
  const t = useTranslations('tool-lip-sync');
  const format = useFormatter();
  const output = useMemo(() => LipSyncOutput.safeParse(run.output), [run.output]);
  if (!output.success) return null;
  const { film, seconds, subtitles, sync } = output.data;
  const track = subtitles.find((name) => name.endsWith('.vtt'));
  const percent = format.number(sync.sharpness, { style: 'percent' });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-2 rounded-card border bg-sunken p-4">
        <FilmViewer film={film} seconds={seconds} assets={run.assets} subtitles={track} label={t('film')} />
        <SyncNote sync={sync} />
        <p className="text-sm text-muted tabular-nums">{t('sharpness', { percent })}</p>
      </div>
      {!isGood(sync) && (
        <Notice tone="warn" action={<Button onClick={() => onAgain(run.id)}>{t('again')}</Button>}>
          {t('weak')}
        </Notice>
      )}
      <ResultFiles assets={run.assets} />
    </div>
  );
}
