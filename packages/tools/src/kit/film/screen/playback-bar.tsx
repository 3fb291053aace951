import { clock } from '@adwright/studio/clock.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Pause, Play } from 'lucide-react';
import { useTranslations } from 'use-intl';

type PlaybackBarProps = {
  at: number;
  seconds: number;
  playing: boolean;
  onToggle: () => void;
  onSeek: (at: number) => void;
};

/** Under a film that is drawn in the page: plays it, stops it and goes anywhere in it. */
export function PlaybackBar({ at, seconds, playing, onToggle, onSeek }: PlaybackBarProps) {
  const t = useTranslations('tool-video-ad');
  return (
    <div className="flex w-full max-w-2xl items-center gap-3">
      <IconButton
        label={t(playing ? 'pause' : 'play')}
        icon={playing ? <Pause /> : <Play />}
        variant="outline"
        onClick={onToggle}
      />
      <input
        type="range"
        aria-label={t('position')}
        aria-valuetext={t('time', { at: clock(at), total: clock(seconds) })}
        min={0}
        max={seconds}
        step={0.05}
        value={at}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        className="h-11 min-w-0 flex-1 accent-accent"
      />
      <span aria-hidden="true" dir="ltr" className="text-sm text-muted tabular-nums">
        {clock(at)} / {clock(seconds)}
      </span>
    </div>
  );
}
