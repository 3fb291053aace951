import type { GroupLayer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { column, row, textBlock } from './kit/blocks.ts';
import { badgeOn } from './kit/badge-on.ts';
import { actions } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Part = { readonly value: string; readonly unit: string };

/** Two figures say how long: days and hours, or hours and minutes. The words for them are the language's own. */
export function timeLeft(seconds: number, language: string): Part[] {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const part = (value: number, unit: 'day' | 'hour' | 'minute'): Part => {
    const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(value);
    return {
      value: new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }).format(value),
      unit: parts.find(({ type }) => type === 'unit')?.value ?? unit,
    };
  };
  return days > 0
    ? [part(days, 'day'), part(hours, 'hour'), part(minutes, 'minute')]
    : [part(hours, 'hour'), part(minutes, 'minute')];
}

function clock(kit: Kit, parts: readonly Part[], width: number, height: number): GroupLayer {
  const tile = kit.scheme('ink');
  const { floor } = kit.frame;
  const gap = width * 0.025;
  const cell = (width - gap * (parts.length - 1)) / parts.length;
  const size = Math.min(cell * 0.74, height);
  return row(
    'clock',
    parts.map(({ value, unit }, index) =>
      column(
        `clock-${index}`,
        [
          textBlock(`clock-${index}-value`, value, {
            font: 'accent',
            weight: 900,
            size,
            minSize: size * 0.6,
            color: tile.text,
            lineHeight: 1,
            maxLines: 1,
            align: 'center',
            slot: 'label',
          }),
          textBlock(`clock-${index}-unit`, unit, {
            size: Math.max(floor, size * 0.23),
            minSize: Math.max(floor * 0.85, Math.min(floor, cell * 0.13)),
            color: tile.muted,
            weight: 600,
            lineHeight: 1.2,
            maxLines: 1,
            align: 'center',
            slot: 'label',
          }),
        ],
        {
          padding: [cell * 0.04, size * 0.2],
          gap: size * 0.06,
          align: 'center',
          fill: solid(tile.ground),
          radius: size * 0.28 * kit.roundness,
          size: { width: cell },
        },
      ),
    ),
    { gap, priority: 1 },
  );
}

export const countdown = defineTemplate({
  id: 'countdown',
  kind: 'picture',
  category: 'offer',
  idea: 'The sale ends: a clock with large figures, the reduction beside it, and a button.',
  slots: ['headline', 'badge', 'price', 'cta', 'label', 'product'],
  needs: ['endsIn'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief } = input;
    const scheme = kit.scheme('accent');
    const ink = kit.scheme('ink');
    if (frame.shape === 'strip')
      return {
        accentFont: 'Archivo',
        scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { look: 'offer', scheme, plate: ink.ground }))],
      };
    const { copy, media, beside } = wordsAndPicture(kit, { wide: 0.58, upright: 0.6, tall: 0.62, tower: 0.68 });
    const type = kit.type(copy);
    const parts = brief.endsIn ? timeLeft(brief.endsIn, brief.language) : [];
    const quiet = { ...scheme, muted: scheme.text };
    const words = column(
      'copy',
      [
        kit.logo({ scheme, height: type.label * 1.4, maxWidth: copy.width * 0.5, priority: 7 }),
        kit.headline({ scheme, type: { ...type, headline: type.headline * 0.92 }, maxLines: 5 }),
        parts.length > 0 ? clock(kit, parts, copy.width, copy.height * 0.36) : kit.subline({ scheme: quiet, type }),
        actions(kit, { scheme: quiet, type, box: copy }),
      ],
      { box: copy, gap: type.gap * 0.9, justify: beside ? 'center' : 'start' },
    );
    const stage = beside
      ? inset(media, frame.margin * 0.4, frame.height * 0.12)
      : { ...inset(media, frame.margin, 0), height: media.height - frame.margin * 0.7 };
    const product = kit.productIn(overTheEdge(kit, stage));
    const shout = badgeOn(kit, product, brief.badge, {
      fill: ink.ground,
      color: ink.text,
      points: 24,
      rotate: 10,
      share: 0.34,
    });
    return {
      accentFont: 'Archivo',
      scenes: [kit.scene('main', scheme.ground, [...product, words, shout])],
    };
  },
});
