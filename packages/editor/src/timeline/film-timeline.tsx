import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FilmEditor } from './film-editor.ts';
import { lanesOf } from './model/lanes.ts';
import { clipSpans, itemKey, layerSpans, sceneInHand, sceneSpans, wordSpans } from './model/spans.ts';
import { timeToX } from './model/time-scale.ts';
import { Playhead, Ruler } from './ruler.tsx';
import { SpanButton } from './span-button.tsx';
import { TimelineBar } from './timeline-bar.tsx';
import { createTimelineDrag, type TimelineDrag } from './timeline-drag.ts';
import { pressOnTimeline } from './timeline-keys.ts';
import { useFilm, useFollow } from './use-film.ts';
import { usePlayback } from './use-playback.ts';

type TimelineProps = {
  editor: FilmEditor;
  beats?: readonly number[];
  /** Null for a film that is watched without its sound. */
  sound?: AudioBuffer | null;
};

/** Scenes, layers, captions and sound of a film in time. It runs from left to right in every language, as players do. */
export function FilmTimeline({ editor, beats, sound = null }: TimelineProps) {
  const t = useTranslations('film-timeline');
  const drag = useMemo(() => createTimelineDrag(editor, beats), [editor, beats]);
  const room = useRef<HTMLDivElement>(null);
  const [layers, setLayers] = useState(false);
  usePlayback(editor, sound);
  useFollow(editor, room);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && drag.cancel()) event.stopPropagation();
    else if (pressOnTimeline(editor, event)) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the items in it are what keys are pressed on
    <section aria-label={t('timeline')} onKeyDown={onKeyDown} className="flex flex-col gap-2">
      <TimelineBar editor={editor} layers={layers} onLayers={setLayers} />
      <div ref={room} dir="ltr" className="max-h-[34dvh] overflow-auto rounded-card border bg-sunken">
        <Tracks editor={editor} drag={drag} layers={layers} />
      </div>
    </section>
  );
}

type TracksProps = { editor: FilmEditor; drag: TimelineDrag; layers: boolean };

function Tracks({ editor, drag, layers }: TracksProps) {
  const t = useTranslations('film-timeline');
  const { creative, scene, width } = useFilm(editor, (state) => ({
    creative: state.creative,
    // The layers shown are those of one scene: a film has hundreds.
    scene: sceneInHand(state),
    width: timeToX(durationOf(state.creative), state.scale),
  }));
  const rows = useMemo(
    () => [
      { key: 'scenes', spans: [sceneSpans(creative)] },
      {
        key: 'layers',
        spans: layers ? [...layerSpans(creative, scene), ...layerSpans(creative, undefined)].map((one) => [one]) : [],
      },
      { key: 'captions', spans: [wordSpans(creative)] },
      { key: 'sound', spans: lanesOf(clipSpans(creative)) },
    ],
    [creative, scene, layers],
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
