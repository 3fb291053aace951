import { classNames } from '@adwright/ui/class-names.ts';
import { memo, type PointerEvent, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { FilmEditor } from './film-editor.ts';
import { type Item, sameItem, type Span } from './model/spans.ts';
import { timeToX } from './model/time-scale.ts';
import type { Hold, TimelineDrag } from './timeline-drag.ts';
import { useFilm } from './use-film.ts';

const tones: Readonly<Record<Item['kind'], string>> = {
  scene: 'bg-raised border-line-strong px-2.5',
  layer: 'bg-accent-soft border-accent/50 px-2.5',
  clip: 'bg-support/15 border-support/60 px-2.5',
  word: 'bg-raised border-line-strong px-0.5 text-xs',
};

/** What has no words of its own is called by what it is. */
function useLabel({ item, label }: Pick<Span, 'item' | 'label'>): string {
  const t = useTranslations('film-timeline');
  const key = item.kind === 'clip' ? `roles.${label}` : item.kind === 'layer' ? `slots.${label}` : '';
  return key !== '' && t.has(key as 'roles.voice') ? t(key as 'roles.voice') : label;
}

/** A part of the film: its middle moves it, its ends trim it. */
export const SpanButton = memo(function SpanButton(props: Span & { editor: FilmEditor; drag: TimelineDrag }) {
  const { editor, drag, item, start, end } = props;
  const t = useTranslations('film-timeline');
  const label = useLabel(props);
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
        'absolute inset-y-0 flex touch-none items-center overflow-hidden rounded-[6px] border text-start text-sm select-none',
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
