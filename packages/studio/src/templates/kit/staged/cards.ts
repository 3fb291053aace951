import type { Scheme } from '../../../brand/scheme.ts';
import type { Layer } from '../../../creative/layer.ts';
import type { Motion } from '../../../creative/motion.ts';
import { solid } from '../../../creative/paint.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { column, ellipseBlock, free, rectBlock, row, textBlock } from '../blocks.ts';
import type { Kit } from '../kit.ts';

type Card = {
  readonly id: string;
  readonly text: string;
  readonly slot: 'headline' | 'bullet';
  readonly scheme: Scheme;
  readonly motion: Motion[];
};

const sizeIn = (kit: Kit, copy: Rect, slot: Card['slot'], times: number): number =>
  Math.max(kit.frame.floor, kit.type(copy).headline * (slot === 'headline' ? 0.8 : 0.72) * times);

/** What somebody wrote under a post: a face without a face, a name without a name, and the words. */
export function commentCard(kit: Kit, copy: Rect, card: Card & { readonly mine: boolean }): Layer {
  const { id, text, slot, scheme, mine, motion } = card;
  const size = sizeIn(kit, copy, slot, 0.86);
  const face = Math.max(size * 1.3, kit.frame.floor);
  const bar = (name: string, share: number): Layer => ({
    kind: 'shape',
    id: `${id}-${name}`,
    slot: 'decor',
    shape: { kind: 'rect', radius: size },
    fill: solid(scheme.line),
    size: { width: size * share, height: Math.max(2, size * 0.24) },
  });
  const who = row(
    `${id}-who`,
    [
      free(
        `${id}-face`,
        [ellipseBlock(`${id}-disc`, { x: 0, y: 0, width: face, height: face }, scheme.accent, { slot: 'decor' })],
        {
          size: { width: face, height: face },
        },
      ),
      bar('name', 3.4),
    ],
    { gap: size * 0.4, priority: 5 },
  );
  const words = textBlock(`${id}-text`, text, {
    font: 'body',
    weight: 600,
    size,
    minSize: Math.min(size, Math.max(kit.frame.floor, size * 0.42)),
    color: scheme.text,
    lineHeight: 1.24,
    maxLines: 7,
    slot,
  });
  return column(
    `${id}-side`,
    [
      column(`${id}-card`, [who, words], {
        padding: [size * 0.7, size * 0.6],
        gap: size * 0.4,
        fill: solid(scheme.ground),
        radius: size * (0.4 + kit.roundness * 0.5),
        shadow: { color: '#00000030', blur: size * 0.8, y: size * 0.2 },
        size: { maxWidth: copy.width * 0.96 },
        motion,
      }),
    ],
    { box: copy, justify: 'end', align: mine ? 'end' : 'start' },
  );
}

/** A message on a locked screen. */
export function notificationCard(kit: Kit, copy: Rect, card: Card): Layer {
  const { id, text, slot, scheme, motion } = card;
  const size = sizeIn(kit, copy, slot, 0.74);
  const mark = Math.max(size * 1.5, kit.frame.floor);
  return column(
    `${id}-side`,
    [
      row(
        `${id}-card`,
        [
          free(
            `${id}-app`,
            [
              rectBlock(`${id}-icon`, { x: 0, y: 0, width: mark, height: mark }, scheme.accent, {
                slot: 'decor',
                radius: mark * 0.26,
              }),
            ],
            { size: { width: mark, height: mark }, priority: 5 },
          ),
          textBlock(`${id}-text`, text, {
            font: 'body',
            weight: 600,
            size,
            minSize: Math.min(size, Math.max(kit.frame.floor, size * 0.44)),
            color: scheme.text,
            lineHeight: 1.2,
            maxLines: 7,
            width: 'fill',
            slot,
          }),
        ],
        {
          padding: [size * 0.6, size * 0.55],
          gap: size * 0.5,
          fill: solid(scheme.ground),
          radius: size * 0.9,
          shadow: { color: '#00000038', blur: size * 0.9, y: size * 0.25 },
          size: { width: 'fill' },
          motion,
        },
      ),
    ],
    { box: copy, justify: 'center' },
  );
}

/** A sheet of paper with ruled lines, for a letter or a recipe. */
export function paperCard(
  kit: Kit,
  copy: Rect,
  card: Card & { readonly font: 'heading' | 'accent'; readonly mark?: string },
): Layer {
  const { id, text, slot, scheme, font, mark, motion } = card;
  const size = sizeIn(kit, copy, slot, 0.94);
  return column(
    `${id}-side`,
    [
      column(
        `${id}-sheet`,
        [
          mark === undefined
            ? undefined
            : textBlock(`${id}-mark`, mark, {
                font: 'heading',
                size: size * 1.2,
                minSize: kit.frame.floor,
                color: scheme.accentText,
                maxLines: 1,
                slot: 'label',
                priority: 4,
                motion: [{ phase: 'in', effect: 'pop', delay: 0.2 }],
              }),
          textBlock(`${id}-text`, text, {
            font,
            size,
            minSize: Math.min(size, Math.max(kit.frame.floor, size * 0.4)),
            color: scheme.text,
            lineHeight: 1.3,
            maxLines: 7,
            slot,
            motion: written(text, slot === 'headline'),
          }),
        ],
        {
          padding: [size * 0.8, size * 0.7],
          gap: size * 0.3,
          fill: solid(scheme.ground),
          shadow: { color: '#0000002e', blur: size * 0.9, y: size * 0.25 },
          size: { width: 'fill' },
          motion,
        },
      ),
    ],
    { box: copy, justify: 'center' },
  );
}

/** The first words of a film stand there at once; later ones are written as one watches. */
function written(text: string, first: boolean): Motion[] {
  if (first) return [{ phase: 'in', effect: 'mask', by: 'line', stagger: 0.1, duration: 0.5 }];
  return [{ phase: 'in', effect: 'type', delay: 0.25, duration: Math.min(1.6, 0.4 + text.length * 0.022) }];
}
