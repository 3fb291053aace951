import { durationOf } from '@adwright/studio/creative/timeline.ts';
import type { PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { FilmEditor } from './film-editor.ts';
import { ticksOf, timeToX, xToTime } from './model/time-scale.ts';
import { useFilm } from './use-film.ts';

export function Ruler({ editor }: { editor: FilmEditor }) {
  const t = useTranslations('film-timeline');
  const { length, scale, playhead } = useFilm(editor, (state) => ({
    length: durationOf(state.creative),
    scale: state.scale,
    playhead: state.playhead,
  }));
  const seek = (event: PointerEvent): void => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    editor.seek(xToTime(event.clientX - box.left, scale));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('playhead')}
      aria-valuemin={0}
      aria-valuemax={Math.round(length * 100) / 100}
      aria-valuenow={Math.round(playhead * 100) / 100}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={seek}
      className="relative h-8 cursor-col-resize touch-none text-xs text-muted select-none pointer-coarse:h-11"
    >
      {ticksOf(length, scale).map((tick) => (
        <span
          key={tick}
          style={{ left: timeToX(tick, scale) }}
          className="absolute inset-y-0 border-s ps-1 tabular-nums"
        >
          {tick}
        </span>
      ))}
    </div>
  );
}

export function Playhead({ editor }: { editor: FilmEditor }) {
  const { x, snapped } = useFilm(editor, (state) => ({
    x: timeToX(state.playhead, state.scale),
    snapped: state.snapped === undefined ? undefined : timeToX(state.snapped, state.scale),
  }));
  return (
    <>
      <div
        aria-hidden="true"
        style={{ left: x }}
        className="pointer-events-none absolute inset-y-0 z-20 w-0.5 bg-accent"
      >
        <span className="absolute -start-1 top-0 size-2.5 rounded-full bg-accent" />
      </div>
      {snapped !== undefined && (
        <div
          aria-hidden="true"
          style={{ left: snapped }}
          className="pointer-events-none absolute inset-y-0 z-20 border-s border-dashed border-support"
        />
      )}
    </>
  );
}
