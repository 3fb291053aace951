import type { Run } from '@adwright/contract/run/run.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { FilmViewer } from '../../film/screen/film-viewer.tsx';
import { ResultFiles } from '../../form/screen/result-files.tsx';
import { TalkingOutput } from '../plan/talking-output.ts';
import { SyncNote } from './sync-note.tsx';

/** The finished film, to watch and to take away. */
export function TalkingResult({ run, label }: { run: Run; label: string }) {
  const t = useTranslations('tool-talking');
  const output = useMemo(() => TalkingOutput.safeParse(run.output), [run.output]);
  if (!output.success) return null;
  const { film, seconds, subtitles, sync, animated } = output.data;
  const track = subtitles.find((name) => name.endsWith('.vtt'));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-4 rounded-card border bg-sunken p-4">
        <FilmViewer film={film} seconds={seconds} assets={run.assets} subtitles={track} label={label} />
        <SyncNote sync={sync} />
        {animated !== '' && <p className="text-sm text-muted">{t('animatedBy', { engine: animated })}</p>}
      </div>
      <ResultFiles assets={run.assets} />
    </div>
  );
}
