import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Pause, Play, Redo2, Scissors, Trash2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { FilmEditor, FilmState } from './film-editor.ts';
import {
  clipSpans,
  type Item,
  itemKey,
  layerSpans,
  sameItem,
  sceneSpans,
  type Span,
  wordSpans,
} from './model/spans.ts';
import { ticksOf, timeToX, xToTime } from './model/time-scale.ts';
import { createTimelineDrag, type Hold, type TimelineDrag } from './timeline-drag.ts';
import { pressOnTimeline } from './timeline-keys.ts';
import { usePlayback } from './use-playback.ts';

type TimelineProps = { editor: FilmEditor; beats?: readonly number[] };

function useFilm<Value>(editor: FilmEditor, select: (state: FilmState) => Value): Value {
  return useStore(editor.store, useShallow(select));
}

/** Scenes, layers, captions and sound of a film in time. It runs from left to right in every language, as players do. */
export function FilmTimeline({ editor, beats }: TimelineProps) {
  const t = useTranslations('film-timeline');
  const drag = useMemo(() => createTimelineDrag(editor, beats), [editor, beats]);
  usePlayback(editor);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && drag.cancel()) event.stopPropagation();
    else if (pressOnTimeline(editor, event)) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the items in it are what keys are pressed on
    <section aria-label={t('timeline')} onKeyDown={onKeyDown} className="flex flex-col gap-2">
      <TimelineBar editor={editor} />
      <div dir="ltr" className="overflow-x-auto rounded-card border bg-sunken">
        <Tracks editor={editor} drag={drag} />
      </div>
    </section>
  );
}

function TimelineBar({ editor }: { editor: FilmEditor }) {
  const t = useTranslations('film-timeline');
  const format = useFormatter();
  const { playing, playhead, length, canUndo, canRedo, chosen } = useFilm(editor, (state) => ({
    playing: state.playing,
    playhead: state.playhead,
    length: durationOf(state.creative),
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    chosen: state.chosen !== undefined,
  }));
  const press = (key: string): void => {
    pressOnTimeline(editor, { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false });
  };
  const seconds = (value: number): string =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <div role="toolbar" aria-label={t('tools')} className="flex flex-wrap items-center gap-1">
      <Button size="sm" icon={playing ? <Pause /> : <Play />} onClick={() => press(' ')}>
        {t(playing ? 'pause' : 'play')}
      </Button>
      <output aria-label={t('time')} className="px-2 text-sm text-muted tabular-nums">
        <bdi>{`${seconds(playhead)} / ${seconds(length)} s`}</bdi>
      </output>
      <IconButton size="sm" label={t('split')} icon={<Scissors />} onClick={() => press('s')} />
      <IconButton size="sm" label={t('remove')} icon={<Trash2 />} disabled={!chosen} onClick={() => press('Delete')} />
      <IconButton
        size="sm"
        label={t('undo')}
        icon={<Undo2 className="rtl:-scale-x-100" />}
        disabled={!canUndo}
        onClick={editor.undo}
      />
      <IconButton
        size="sm"
        label={t('redo')}
        icon={<Redo2 className="rtl:-scale-x-100" />}
        disabled={!canRedo}
        onClick={editor.redo}
      />
      <span className="ms-auto flex">
        <IconButton size="sm" label={t('zoomOut')} icon={<ZoomOut />} onClick={() => press('-')} />
        <IconButton size="sm" label={t('zoomIn')} icon={<ZoomIn />} onClick={() => press('+')} />
      </span>
    </div>
  );
}

/** The layers shown are those of the scene under the playhead: a film has hundreds. */
function sceneAt({ creative, playhead }: FilmState): string | undefined {
  return sceneSpans(creative).findLast(({ start }) => start <= playhead + 1e-6)?.item.id;
}

function Tracks({ editor, drag }: { editor: FilmEditor; drag: TimelineDrag }) {
  const t = useTranslations('film-timeline');
  const { creative, scene, width } = useFilm(editor, (state) => ({
    creative: state.creative,
    scene: sceneAt(state),
    width: timeToX(durationOf(state.creative), state.scale),
  }));
  const rows = useMemo(
    () => [
      { key: 'scenes', spans: [sceneSpans(creative)] },
      {
        key: 'layers',
        spans: [...layerSpans(creative, scene), ...layerSpans(creative, undefined)].map((one) => [one]),
      },
      { key: 'captions', spans: [wordSpans(creative)] },
      { key: 'sound', spans: clipSpans(creative).map((one) => [one]) },
    ],
    [creative, scene],
  );
  return (
    <div style={{ width: width + 160 }} className="relative min-w-full pb-2">
      <Ruler editor={editor} />
      {rows.map(({ key, spans }) =>
        spans.some((row) => row.length > 0) ? (
          <div key={key} role="group" aria-label={t(`rows.${key as 'scenes'}`)} className="border-t py-1">
            {spans.map((row, index) => (
              <div key={index} className={classNames('relative', key === 'scenes' ? 'h-12' : 'h-8', 'my-0.5')}>
                {row.map((span) => (
                  <SpanButton key={itemKey(span.item)} editor={editor} drag={drag} {...span} />
                ))}
              </div>
            ))}
          </div>
        ) : null,
      )}
      <Playhead editor={editor} />
    </div>
  );
}

function Ruler({ editor }: { editor: FilmEditor }) {
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

const tones: Readonly<Record<Item['kind'], string>> = {
  scene: 'bg-raised border-line-strong',
  layer: 'bg-accent-soft border-accent/50',
  clip: 'bg-support/15 border-support/60',
  word: 'bg-raised border-line-strong text-xs',
};

const SpanButton = memo(function SpanButton(props: Span & { editor: FilmEditor; drag: TimelineDrag }) {
  const { editor, drag, item, label, start, end } = props;
  const t = useTranslations('film-timeline');
  const format = useFormatter();
  const { scale, chosen } = useFilm(editor, (state) => ({ scale: state.scale, chosen: sameItem(state.chosen, item) }));
  const held = useRef(false);
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const hold = (event.target as HTMLElement).dataset['edge'] as Hold | undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = true;
    drag.down(item, hold ?? 'body', event.clientX);
  };
  const release = (): void => {
    if (held.current) drag.up();
    held.current = false;
  };
  const seconds = (value: number): string => format.number(value, { maximumFractionDigits: 2 });
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={t(`items.${item.kind}`, { label, start: seconds(start), end: seconds(end) })}
      title={label}
      onFocus={() => editor.choose(item)}
      onPointerDown={down}
      onPointerMove={(event) => held.current && drag.move(event.clientX, event.altKey)}
      onPointerUp={release}
      onPointerCancel={() => drag.cancel()}
      style={{ left: timeToX(start, scale), width: Math.max(6, timeToX(end - start, scale)) }}
      className={classNames(
        'absolute inset-y-0 flex touch-none items-center overflow-hidden rounded-[6px] border px-2.5 text-start text-sm select-none',
        tones[item.kind],
        chosen && 'z-10 ring-2 ring-accent',
      )}
    >
      <span className="truncate">{label}</span>
      <span data-edge="start" className="absolute inset-y-0 start-0 w-2 cursor-ew-resize pointer-coarse:w-4" />
      <span data-edge="end" className="absolute inset-y-0 end-0 w-2 cursor-ew-resize pointer-coarse:w-4" />
    </button>
  );
});

function Playhead({ editor }: { editor: FilmEditor }) {
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
