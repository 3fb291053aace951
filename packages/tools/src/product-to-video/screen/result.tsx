import { type ClipRatio, ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { FilmViewer } from '../../kit/film/screen/film-viewer.tsx';
import { ProductVideoOutput } from '../contract.ts';

/** The finished clips, to watch and to take away. */
export function ClipResult({ run }: { run: Run }) {
  const t = useTranslations('tool-product-to-video');
  const film = useTranslations('tool-video-ad');
  const output = useMemo(() => ProductVideoOutput.safeParse(run.output), [run.output]);
  const title = useMemo(() => ProductVideoInput.safeParse(run.input).data?.title ?? '', [run.input]);
  const [chosen, setChosen] = useState<ClipRatio | null>(null);
  if (!output.success) return null;
  const { clips } = output.data;
  const clip = clips.find(({ ratio }) => ratio === chosen) ?? clips[0];
  if (!clip) return null;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-4 rounded-card border bg-sunken p-4">
        {clips.length > 1 && (
          <SegmentedControl<ClipRatio>
            label={film('formats')}
            hideLabel
            value={clip.ratio}
            onValueChange={setChosen}
            options={clips.map(({ ratio }) => ({ value: ratio, label: ratio }))}
          />
        )}
        <FilmViewer
          key={clip.name}
          film={clip}
          seconds={output.data.seconds}
          assets={run.assets}
          label={title === '' ? t('clip', { ratio: clip.ratio }) : `${title}, ${clip.ratio}`}
          loop
        />
      </div>
      <ResultFiles assets={run.assets} />
    </div>
  );
}
