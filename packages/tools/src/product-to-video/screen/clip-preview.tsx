import type { ClipRatio } from '@adwright/contract/ads-video/product-video.ts';
import { useCreativePainter } from '@adwright/creative-view/use-creative-painter.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { frameOfRatio } from '../../kit/film/plan/ratios.ts';
import { PlaybackBar } from '../../kit/film/screen/playback-bar.tsx';
import { RatioTabs } from '../../kit/film/screen/ratio-tabs.tsx';
import { useClipPlayback } from './use-clip-playback.ts';

type ClipPreviewProps = {
  clip: Creative;
  ratio: ClipRatio;
  ratios: readonly ClipRatio[];
  music: string | null;
  onRatio: (ratio: ClipRatio) => void;
};

/**
 * No higher than leaves everything around it in sight, beside the form: a preview that is taller than the window scrolls
 * away while the form is filled in.
 */
const inSight = '@4xl:max-w-[calc(max(17rem,100dvh-26rem)*var(--shape))]';

/** Upright clips are as narrow as a phone, wide ones take the room. */
const widths: Record<ClipRatio, string> = {
  '9:16': 'max-w-72',
  '1:1': 'max-w-96',
  '4:5': 'max-w-80',
  '16:9': 'max-w-2xl',
};

/** The clip itself, drawn by the code that makes the file: nothing is charged for watching it. */
export function ClipPreview({ clip, ratio, ratios, music, onRatio }: ClipPreviewProps) {
  const t = useTranslations('tool-product-to-video');
  const seconds = durationOf(clip);
  const { at, playing, toggle, seek } = useClipPlayback(seconds, music);
  // Before anybody has pressed anything it shows its cover, and at its very end nothing would be left to show.
  const still = at === 0 && !playing ? clip.meta.poster : undefined;
  const canvas = useCreativePainter(clip, { at: still ?? Math.min(at, seconds - 0.5 / clip.fps) });
  const { width, height } = frameOfRatio(ratio);
  return (
    <div className="flex flex-col items-center gap-4">
      <RatioTabs value={ratio} ratios={ratios} onPick={onRatio} />
      <div className={`w-full ${widths[ratio]}`}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('clip', { ratio })}
          data-clip-seconds={seconds.toFixed(2)}
          width={1}
          height={1}
          style={{ aspectRatio: `${width} / ${height}`, '--shape': width / height } as CSSProperties}
          className={`mx-auto block w-full rounded-card ${inSight}`}
        />
      </div>
      <PlaybackBar at={at} seconds={seconds} playing={playing} onToggle={toggle} onSeek={seek} />
    </div>
  );
}
