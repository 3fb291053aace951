import type { Run } from '@adwright/contract/run/run.ts';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { VideoAdOutput } from '../contract.ts';
import type { Ratio } from '../plan/ratios.ts';

/** The finished films, to watch and to take away. */
export function VideoAdResult({ run }: { run: Run }) {
  const t = useTranslations('tool-video-ad');
  const output = useMemo(() => VideoAdOutput.safeParse(run.output), [run.output]);
  const [chosen, setChosen] = useState<Ratio | null>(null);
  if (!output.success) return null;
  const { films, subtitles, engine } = output.data;
  const film = films.find(({ ratio }) => ratio === chosen) ?? films[0];
  if (!film) return null;
  const addressOf = (name: string | undefined): string | undefined =>
    run.assets.find((asset) => asset.name === name)?.url;
  const captions = addressOf(subtitles.find((name) => name.endsWith('.vtt')));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-4 rounded-card border bg-sunken p-4">
        {films.length > 1 && (
          <SegmentedControl<Ratio>
            label={t('formats')}
            hideLabel
            value={film.ratio}
            onValueChange={setChosen}
            options={films.map(({ ratio }) => ({ value: ratio, label: ratio }))}
          />
        )}
        {/* Captions are drawn into the film; the track is for those who switch it on. */}
        <video
          key={film.name}
          controls
          playsInline
          preload="metadata"
          src={addressOf(film.name)}
          poster={addressOf(film.poster)}
          style={{ aspectRatio: `${film.width} / ${film.height}` }}
          className={film.width > film.height ? 'w-full rounded-card' : 'max-h-[70vh] max-w-full rounded-card'}
        >
          <track kind="captions" label={t('subtitles')} src={captions} />
        </video>
        {engine !== '' && <p className="text-sm text-muted">{t('spokenBy', { engine })}</p>}
      </div>
      <ResultFiles assets={run.assets} />
    </div>
  );
}
