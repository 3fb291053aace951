import { useCreativePainter } from '@adwright/creative-view/use-creative-painter.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { Button } from '@adwright/ui/button.tsx';
import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { StandInNote } from '../../kit/form/screen/stand-in.tsx';
import type { Ratio } from '../../kit/film/plan/ratios.ts';
import { PlaybackBar } from '../../kit/film/screen/playback-bar.tsx';
import { RatioTabs } from '../../kit/film/screen/ratio-tabs.tsx';
import type { FilmSound } from './use-film-sound.ts';
import { usePlayback } from './use-playback.ts';

type FilmPreviewProps = {
  film: Creative;
  ratio: Ratio;
  ratios: readonly Ratio[];
  onRatio: (ratio: Ratio) => void;
  sound: FilmSound;
  speaking: boolean;
  voiceFailed: boolean;
  onSpeakAgain: () => void;
  standIn: boolean;
};

/** Upright films are as narrow as a phone, wide ones take the room; none is so tall that its controls leave the screen. */
const widths: Record<Ratio, string> = { '9:16': 'max-w-72', '1:1': 'max-w-96', '4:5': 'max-w-80', '16:9': 'max-w-2xl' };
const tallest = 'max(16rem, 100dvh - 27rem)';

function useSoundNote({ sound, speaking, voiceFailed }: Pick<FilmPreviewProps, 'sound' | 'speaking' | 'voiceFailed'>) {
  const t = useTranslations('tool-video-ad');
  if (sound.state === 'none') return t('noSound');
  if (voiceFailed) return t('voiceFailed');
  if (sound.state === 'failed') return t('soundFailed');
  if (speaking) return t('voicesComing');
  return sound.state === 'loading' ? t('musicComing') : t('soundReady');
}

/** The film itself, drawn and mixed by the code that makes the file: nothing is charged for watching it. */
export function FilmPreview(props: FilmPreviewProps) {
  const { film, ratio, ratios, onRatio, sound, standIn, voiceFailed, onSpeakAgain } = props;
  const t = useTranslations('tool-video-ad');
  const seconds = durationOf(film);
  const { at, playing, toggle, seek } = usePlayback(seconds, sound.buffer);
  // At its very end a film shows nothing any more; before anybody has pressed anything it shows its cover.
  const still = at === 0 && !playing ? film.meta.poster : undefined;
  const shown = still ?? Math.min(at, seconds - 0.5 / film.fps);
  const canvas = useCreativePainter(film, { at: shown });
  const note = useSoundNote(props);
  return (
    <PreviewFrame>
      <div className="flex flex-col items-center gap-4">
        <RatioTabs value={ratio} ratios={ratios} onPick={onRatio} />
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('film', { ratio })}
          data-film-seconds={seconds.toFixed(2)}
          data-film-sound={sound.state}
          width={1}
          height={1}
          style={{
            aspectRatio: `${film.width} / ${film.height}`,
            width: `min(100%, calc((${tallest}) * ${film.width / film.height}))`,
          }}
          className={`block rounded-card ${widths[ratio]}`}
        />
        <PlaybackBar at={at} seconds={seconds} playing={playing} onToggle={toggle} onSeek={seek} />
        <p role="status" className="text-center text-sm text-muted">
          {note}
        </p>
        {voiceFailed && (
          <Button size="sm" icon={<RefreshCw />} onClick={onSpeakAgain}>
            {t('speakAgain')}
          </Button>
        )}
      </div>
      {standIn && <StandInNote />}
    </PreviewFrame>
  );
}
