import { type FacePose, stillPose } from '@adwright/presenter/speaking/perform.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Pause, Play } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TalkingRatio } from '@adwright/contract/lip-sync/talking-photo.ts';
import { useCreativePainter } from '@adwright/creative-view/use-creative-painter.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import type { DrawFace } from '@adwright/presenter/puppet/draw-face.ts';
import { SyncNote } from './sync-note.tsx';
import type { Talk } from './use-talk.ts';

/** Upright films are as narrow as a phone, wide ones take the room. */
const widths: Record<TalkingRatio, string> = {
  '9:16': 'max-w-72',
  '1:1': 'max-w-96',
  '4:5': 'max-w-80',
  '16:9': 'max-w-2xl',
};

/** No higher than leaves everything around it in sight beside the form, where it stays while the form is filled in. */
const inSight = '@4xl:max-w-[calc(max(17rem,100dvh-23rem)*var(--shape))]';

type Stage = { readonly draw: DrawFace; readonly width: number; readonly height: number };

type TalkingPreviewProps = {
  stage: Stage;
  talk: Talk | null;
  ratio: TalkingRatio;
  /** What the film shows over the face. */
  over: Creative | null;
  /** Where whoever speaks is to be marked, in shares of the picture: among several they must be told apart. */
  speaker?: Box | null;
  /** What is seen, for whoever cannot see it. */
  label: string;
};

/** The face itself, drawn by the code that makes the file, in time with what is heard: free to watch. */
export function TalkingPreview({ stage, talk, ratio, over, speaker, label }: TalkingPreviewProps) {
  const film = useTranslations('tool-video-ad');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [playing, setPlaying] = useState<Talk | null>(null);
  const [at, setAt] = useState(0);
  const plays = playing !== null && playing === talk;
  useEffect(() => {
    if (!plays) paint(canvas.current, stage, talk?.performance.frames[0] ?? stillPose);
  }, [stage, talk, plays]);
  useEffect(() => {
    if (!plays || !talk) return undefined;
    const context = new AudioContext();
    const source = new AudioBufferSourceNode(context, { buffer: talk.sound });
    source.connect(context.destination);
    source.start();
    source.addEventListener('ended', () => setPlaying(null));
    const begun = context.currentTime;
    const { frames, fps } = talk.performance;
    let asked = requestAnimationFrame(function step() {
      // What is heard left the context a moment ago: the face keeps to the ear.
      const second = context.currentTime - begun - (context.outputLatency || 0);
      const pose = frames[Math.min(frames.length - 1, Math.max(0, Math.floor(second * fps)))];
      if (pose) paint(canvas.current, stage, pose);
      setAt(Math.max(0, second));
      asked = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(asked);
      void context.close();
    };
  }, [plays, talk, stage]);
  return (
    <div className="flex flex-col items-center gap-4">
      <div className={`w-full ${widths[ratio]}`}>
        <div
          style={{ '--shape': stage.width / stage.height } as CSSProperties}
          className={`relative mx-auto w-full ${inSight}`}
        >
          <canvas
            ref={canvas}
            role="img"
            aria-label={label}
            data-frames={talk?.performance.frames.length ?? 0}
            width={stage.width}
            height={stage.height}
            className="block w-full rounded-card"
          />
          {over && <OverFace film={over} at={plays ? at : undefined} />}
          {speaker && !plays && <SpeakerMark box={speaker} />}
        </div>
      </div>
      {talk ? (
        <div className="flex items-center gap-3">
          <IconButton
            label={film(plays ? 'pause' : 'play')}
            icon={plays ? <Pause /> : <Play />}
            variant="outline"
            onClick={() => setPlaying(plays ? null : talk)}
          />
          <SyncNote sync={talk.performance.sync} />
        </div>
      ) : null}
    </div>
  );
}

/** Captions and the label, drawn as in the file; before anybody has pressed play, those of its cover. */
function OverFace({ film, at }: { film: Creative; at: number | undefined }) {
  const last = durationOf(film) - 0.5 / film.fps;
  const canvas = useCreativePainter(film, { at: at === undefined ? undefined : Math.min(at, last) });
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      data-over-face
      width={1}
      height={1}
      className="pointer-events-none absolute inset-0 size-full rounded-card"
    />
  );
}

/** Gone while the film plays: then it is seen who speaks. */
function SpeakerMark({ box }: { box: Box }) {
  const t = useTranslations('tool-talking');
  const percent = (share: number): string => `${share * 100}%`;
  return (
    <div
      style={{ left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }}
      className="pointer-events-none absolute rounded-card border-2 border-accent ring-2 ring-white"
    >
      <span className="absolute top-0 left-1/2 -translate-1/2 rounded-control bg-black/70 px-2 text-sm font-semibold whitespace-nowrap text-white">
        {t('speaks')}
      </span>
    </div>
  );
}

function paint(canvas: HTMLCanvasElement | null, { draw }: Stage, pose: FacePose): void {
  const { width, height, data } = draw(pose);
  canvas?.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
}
