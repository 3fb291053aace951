import type { ClipRatio } from '@adwright/contract/ads-video/product-video.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { ProductVideoOutput } from '../contract.ts';
import { widths } from './clip-preview.tsx';

/** The finished clips, to watch and to take away. */
export function ClipResult({ run }: { run: Run }) {
  const t = useTranslations('tool-product-to-video');
  const film = useTranslations('tool-video-ad');
  const output = useMemo(() => ProductVideoOutput.safeParse(run.output), [run.output]);
  const [chosen, setChosen] = useState<ClipRatio | null>(null);
  if (!output.success) return null;
  const { clips } = output.data;
  const clip = clips.find(({ ratio }) => ratio === chosen) ?? clips[0];
  if (!clip) return null;
  const addressOf = (name: string): string | undefined => run.assets.find((asset) => asset.name === name)?.url;
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
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody speaks in it */}
        <video
          key={clip.name}
          aria-label={t('clip', { ratio: clip.ratio })}
          controls
          loop
          playsInline
          preload="metadata"
          src={addressOf(clip.name)}
          poster={addressOf(clip.poster)}
          style={{ aspectRatio: `${clip.width} / ${clip.height}` }}
          className={`w-full rounded-card ${widths[clip.ratio]}`}
        />
      </div>
      <ResultFiles assets={run.assets} />
    </div>
  );
}
