import type { Scene } from '../creative/creative.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, ellipseBlock, textBlock } from './kit/blocks.ts';
import { countingHook } from './kit/counting-hook.ts';
import { endCard } from './kit/end-card.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { posterHook } from './kit/poster-hook.ts';
import { tallShare } from './kit/regions.ts';
import { viewOf } from './kit/three-views.ts';

function regions({ frame, sideBySide }: Kit): { copy: Rect; media: Rect } {
  const { area, full, shape } = frame;
  if (sideBySide) {
    const [copy, media] = splitColumns(area, shape === 'strip' ? 0.8 : 0.56, frame.margin);
    return {
      copy,
      media: { ...media, y: full.height * 0.06, width: full.width - media.x, height: full.height * 0.88 },
    };
  }
  const [copy, media] = splitRows(area, shape === 'tall' ? tallShare(frame) : 0.5, frame.margin * 0.5);
  const foot = full.height * (shape === 'tall' ? 0.97 : 0.93);
  return { copy, media: { x: 0, y: media.y, width: full.width, height: foot - media.y } };
}

/** Light, deep, tinted: three reasons are three pages. */
const grounds = [
  ['paper', 'tint'],
  ['support', 'ink'],
  ['tint', 'paper'],
] as const;

function reason(kit: Kit, text: string, index: number, duration: number): Scene {
  const [first, second] = grounds[index % grounds.length] ?? grounds[0];
  const scheme = kit.clearScheme([first, second]);
  const { frame } = kit;
  const { copy, media } = regions(kit);
  const type = kit.type(copy);
  const numeral = Math.min(type.headline * 1.9, copy.height * 0.4);
  const id = `reason-${index + 1}`;
  const disc = Math.min(media.width, media.height) * (frame.shape === 'tall' ? 1.12 : 1.02);
  const small = frame.shape === 'strip';
  const stack = column(
    `${id}-copy`,
    [
      small
        ? undefined
        : textBlock(`${id}-number`, String(index + 1), {
            font: 'heading',
            size: numeral,
            minSize: numeral * 0.5,
            color: scheme.accentText,
            lineHeight: 0.95,
            maxLines: 1,
            slot: 'label',
            priority: 3,
            motion: [{ phase: 'in', effect: 'pop', delay: 0.15 }],
          }),
      textBlock(`${id}-text`, text, {
        font: 'heading',
        weight: 700,
        size: type.headline * 0.78,
        minSize: Math.min(type.headline * 0.78, Math.max(frame.floor, type.headline * 0.32)),
        color: scheme.text,
        lineHeight: 1.1,
        balance: true,
        maxLines: 6,
        slot: 'bullet',
        motion: [{ phase: 'in', effect: 'rise', by: 'line', stagger: 0.1, delay: 0.3 }],
      }),
    ],
    {
      box: copy,
      gap: type.gap * 0.6,
      justify: kit.sideBySide ? 'center' : 'end',
    },
  );
  const ground = ellipseBlock(
    `${id}-disc`,
    {
      x: media.x + (media.width - disc) / 2,
      y: frame.shape === 'tall' ? media.y : media.y + (media.height - disc) / 2,
      width: disc,
      height: disc,
    },
    kit.scheme(first === 'paper' ? 'tint' : 'paper').ground,
    { slot: 'decor', motion: [{ phase: 'in', effect: 'scale', distance: 0.4, duration: 0.8 }] },
  );
  const product = viewOf(
    kit,
    index,
    {
      x: media.x + media.width * 0.08,
      y: media.y + media.height * 0.05,
      width: media.width * 0.84,
      height: media.height * 0.88,
    },
    {
      id: `${id}-product`,
      away: kit.sideBySide ? 'end' : 'down',
      anchor: { x: 0.5, y: 0.7 },
      motion: [
        { phase: 'in', effect: 'slide', side: index % 2 === 0 ? 'end' : 'start', distance: 0.25, duration: 0.7 },
      ],
    },
  );
  return kit.scene(
    id,
    scheme.ground,
    [kit.product?.asset.cutout && index % 3 === 0 ? ground : undefined, ...product, stack],
    {
      duration,
      transition: { kind: 'push', duration: 0.45, side: 'end' },
    },
  );
}

/** Without a cut-out nothing can stand before a number, and one reason is not counted. */
function opening(kit: Kit, count: number): Scene {
  if (count > 1 && kit.product?.asset.cutout && kit.frame.shape !== 'strip') return countingHook(kit, count);
  return posterHook(kit, {
    id: 'hook',
    scheme: kit.scheme('accent'),
    disc: kit.clearScheme(['tint', 'support', 'ink']).ground,
    duration: 2.4,
  });
}

export const threeReasons = defineTemplate({
  id: 'three-reasons',
  kind: 'video',
  category: 'reasons',
  idea: 'A hook in moving type, three numbered reasons, an offer that stays.',
  slots: ['headline', 'bullet', 'price', 'badge', 'cta', 'logo', 'product'],
  needs: ['points'],
  compose(kit) {
    const { brief } = kit.input;
    const points = (brief.points ?? (brief.subline ? [brief.subline] : [])).slice(0, 3);
    const end = endCard(kit, 'split', {
      scheme: kit.scheme('ink'),
      panel: ['accent', 'support', 'paper'],
      badge: true,
      duration: 3.9,
      transition: { kind: 'zoom', duration: 0.5 },
    });
    const scenes = [opening(kit, points.length), ...points.map((point, index) => reason(kit, point, index, 3)), end];
    const { area, floor, shape } = kit.frame;
    const thin = Math.max(2, floor * 0.4);
    const bar = {
      kind: 'progress' as const,
      id: 'progress',
      slot: 'decor' as const,
      box: boxOf({ x: area.x, y: Math.max(thin, area.y - thin * 3), width: area.width, height: thin }),
      from: 0,
      to: 1,
      segments: scenes.length,
      color: '#6f6f6f',
      track: '#7d7d7d59',
    };
    return { scenes, overlay: shape === 'strip' ? [] : [bar], poster: 1.4 };
  },
});
