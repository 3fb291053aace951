import type { Run } from '@adwright/contract/run/run.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { TalkingPhotoOutput } from '../contract.ts';
import { SyncNote } from './talking-preview.tsx';

/** The finished film, to watch and to take away. */
export function TalkingResult({ run }: { run: Run }) {
  const t = useTranslations('tool-talking-photo');
  const output = useMemo(() => TalkingPhotoOutput.safeParse(run.output), [run.output]);
  if (!output.success) return null;
  const { film, subtitles, sync } = output.data;
  const addressOf = (name: string | undefined): string | undefined =>
    run.assets.find((asset) => asset.name === name)?.url;
  const track = subtitles.find((name) => name.endsWith('.vtt'));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-4 rounded-card border bg-sunken p-4">
        <video
          aria-label={t('film')}
          controls
          playsInline
          preload="metadata"
          src={addressOf(film.name)}
          poster={addressOf(film.poster)}
          style={{ aspectRatio: `${film.width} / ${film.height}` }}
          className={`w-full rounded-card ${film.width > film.height ? 'max-w-2xl' : 'max-w-80'}`}
        >
          <track kind="captions" src={addressOf(track)} />
        </video>
        <SyncNote sync={sync} />
      </div>
      <ResultFiles assets={run.assets} />
    </div>
  );
}
