import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import type { AdBrief } from '../template-input.ts';
import { boxOf, icon, rectBlock, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import { faceOff } from './kit/face-off.ts';
import { fillText } from './kit/fill-text.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { fade, pop, rise } from './kit/moves.ts';
import { peek } from './kit/peek.ts';
import { isBeside } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';

type Comparison = NonNullable<AdBrief['comparison']>;
const first = 0.5;
const pace = 0.85;

/** When a row gets its mark: theirs first, ours after it. */
function markedAt(who: 'us' | 'them', index: number): number {
  return first + index * pace + (who === 'us' ? 0.4 : 0.2);
}

/** A corner of the ring: its name, and points that are counted as the rounds go. */
function corner(kit: Kit, who: 'us' | 'them', comparison: Comparison, ground: Rect, most: number): Layer[] {
  const scheme = kit.scheme(who === 'us' ? 'accent' : 'ink');
  const rows = comparison.rows.slice(0, most);
  const [name, score] = splitRows(safePart(kit, ground), 0.42);
  // A point is counted when its mark falls.
  const scores = [0, ...rows.flatMap((row, index) => (row[who] ? [markedAt(who, index)] : []))];
  const size = Math.min(score.height * 0.72, score.width * 0.5);
  return [
    rectBlock(`${who}-corner`, ground, scheme.ground, {
      slot: 'decor',
      motion: [{ phase: 'in', effect: 'glide', side: who === 'us' ? 'end' : 'start', distance: 1.2, duration: 0.5 }],
    }),
    fillText(kit, `${who}-name`, who === 'us' ? comparison.us : comparison.them, name, {
      color: scheme.text,
      align: 'center',
      most: 0.15,
      maxLines: 2,
      slot: 'label',
      motion: fade(0.3),
    }),
    ...scores.map((start, points) => ({
      ...textBlock(`${who}-score-${points}`, String(points), {
        font: 'accent',
        weight: 900,
        size: Math.max(kit.frame.floor, size),
        minSize: Math.min(size, kit.frame.floor),
        color: scheme.text,
        align: 'center',
        valign: 'middle',
        lineHeight: 1,
        maxLines: 1,
        slot: 'label',
        time: { start, ...(scores[points + 1] ? { end: scores[points + 1] ?? 0 } : {}) },
        motion:
          points === 0
            ? fade(0.3)
            : [{ phase: 'in', effect: 'glide', side: 'down', distance: 0.02, duration: 0.25, ease: 'back-out' }],
      }),
      box: boxOf(score),
    })),
  ];
}

function rounds(kit: Kit, rows: Comparison['rows'], box: Rect): Layer[] {
  const paper = kit.scheme('paper');
  const height = Math.min(box.height / rows.length, box.width * (box.width < box.height ? 0.46 : 0.24));
  const top = box.y + (box.height - height * rows.length) / 2;
  const mark = Math.min(height * 0.5, box.width * 0.12);
  return rows.flatMap((row, index): Layer[] => {
    const delay = first + index * pace;
    const y = top + index * height;
    const sign = (who: 'us' | 'them', x: number): Layer => ({
      ...icon(`${who}-${index}`, row[who] ? 'check' : 'cross', row[who] ? paper.accentText : paper.muted, mark, {
        weight: 0.16,
        motion: pop(markedAt(who, index)),
      }),
      box: boxOf({ x, y: y + (height - mark) / 2, width: mark, height: mark }),
    });
    return [
      ...(index > 0
        ? [rectBlock(`line-${index}`, { ...box, y, height: Math.max(1, mark * 0.03) }, paper.line, { slot: 'decor' })]
        : []),
      fillText(
        kit,
        `round-${index}`,
        row.text,
        { x: box.x + mark * 1.5, y: y + height * 0.09, width: box.width - mark * 3, height: height * 0.82 },
        {
          color: paper.text,
          weight: 700,
          align: 'center',
          // Where rows are long, one size that suits all of them: else the shortest would shout.
          most: box.width > box.height * 1.2 ? 0.095 : 0.16,
          maxLines: 3,
          lineHeight: 1.12,
          slot: 'bullet',
          motion: rise(delay, 0.4),
        },
      ),
      sign('them', box.x),
      sign('us', box.x + box.width - mark),
    ];
  });
}

/** What of a coloured area words may use. */
function safePart(kit: Kit, ground: Rect): Rect {
  const { area, margin } = kit.frame;
  const x = Math.max(ground.x + margin * 0.5, area.x);
  const y = Math.max(ground.y, area.y);
  return {
    x,
    y,
    width: Math.min(ground.x + ground.width - margin * 0.5, area.x + area.width) - x,
    height: Math.min(ground.y + ground.height, area.y + area.height) - y,
  };
}

function fight(kit: Kit, comparison: Comparison): Scene {
  const { area, full, margin, shape } = kit.frame;
  const most = shape === 'banner' ? 2 : 4;
  const rows = comparison.rows.slice(0, most);
  const beside = isBeside(kit);
  const ring = beside
    ? { ...full, width: full.width * 0.42 }
    : { ...full, height: area.y + area.height * (shape === 'tower' ? 0.26 : 0.34) };
  const x = beside ? ring.width + margin : area.x;
  const y = beside ? area.y : ring.height + margin;
  const list = { x, y, width: area.x + area.width - x, height: area.y + area.height - y };
  const [left, right] = splitColumns(ring, 0.5);
  return kit.scene(
    'fight',
    kit.scheme('paper').ground,
    [
      ...corner(kit, 'them', comparison, left, most),
      ...corner(kit, 'us', comparison, right, most),
      ...rounds(kit, rows, list),
      ...peek(kit, 'fight-product', 0.5, rise(0.3)),
    ],
    {
      duration: first + rows.length * pace + 1.2,
      transition: { kind: 'push', duration: 0.4, side: 'down' },
    },
  );
}

export const duel = defineTemplate({
  id: 'duel',
  kind: 'video',
  category: 'proof',
  idea: 'Two corners, one row after the other, and a score that runs up while the marks fall.',
  slots: ['headline', 'label', 'bullet', 'price', 'cta', 'logo', 'product'],
  needs: ['comparison'],
  compose(kit) {
    const { comparison } = kit.input.brief;
    const accent = kit.scheme('accent');
    const paper = kit.scheme('paper');
    const cross = { kind: 'crossfade', duration: 0.4 } as const;
    if (kit.frame.shape === 'strip')
      return {
        accentFont: 'Archivo',
        scenes: stripStory(kit, { look: 'split', hook: accent, offer: paper, transition: cross }),
      };
    const end = endCard(kit, 'split', { scheme: accent, transition: cross });
    const middle = comparison && comparison.rows.length > 0 ? [fight(kit, comparison)] : [];
    return {
      accentFont: 'Archivo',
      scenes: [faceOff(kit), ...middle, end],
      poster: 1.4,
    };
  },
});
