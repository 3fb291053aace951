import { placementOf, type PlacementId, placements } from '@adwright/studio/placements.ts';
import { describe, expect, it } from 'vitest';
import { contains } from './boxes.ts';
import { edgeColour } from './edge-colour.ts';
import { planSize, safeBox } from './plan.ts';
import type { Seen } from './seen.ts';

const blank: Seen = {
  width: 1600,
  height: 1200,
  faces: [],
  text: [],
  edge: { colour: '#336699', even: false },
  layers: null,
};
const auto = { way: 'auto', focus: null } as const;

/** The middle crop of the shape, as for a picture without anything to look at. */
function middle(seen: Seen, id: PlacementId) {
  const { width, height } = placementOf(id);
  const scale = Math.min(seen.width / width, seen.height / height);
  const box = { width: width * scale, height: height * scale };
  return { ...box, x: (seen.width - box.width) / 2, y: (seen.height - box.height) / 2 };
}
const plan = (seen: Seen, id: PlacementId, choice: Parameters<typeof planSize>[3] = auto) =>
  planSize(seen, placementOf(id), middle(seen, id), choice);

describe('planSize', () => {
  it('crops where enough of the picture stays', () => {
    expect(plan(blank, 'meta-feed-square')).toMatchObject({ way: 'crop', reason: 'fits', warnings: [] });
    expect(plan(blank, 'google-leaderboard')).toMatchObject({ way: 'blur', reason: 'too-narrow' });
    expect(plan({ ...blank, edge: { colour: '#ffffff', even: true } }, 'google-leaderboard').way).toBe('edge');
  });

  it('moves the crop so that a face at the side is whole', () => {
    const face = { x: 20, y: 300, width: 240, height: 300 };
    const seen = { ...blank, faces: [face] };
    const made = plan(seen, 'meta-feed-square');
    expect(made.way).toBe('crop');
    expect(contains(made.crop, face)).toBe(true);
  });

  it('never cuts words: it extends instead, and says so', () => {
    const seen = { ...blank, text: [{ x: 40, y: 500, width: 1500, height: 120 }] };
    for (const { id } of placements) {
      const made = plan(seen, id);
      const cut = made.way === 'crop' && !seen.text.every((box) => contains(made.crop, box));
      expect(cut).toBe(false);
      expect(made.warnings).not.toContain('cuts-text');
    }
    expect(plan(seen, 'meta-feed-square')).toMatchObject({ way: 'blur', reason: 'keeps-text' });
    expect(plan(seen, 'meta-feed-square', { way: 'crop', focus: null })).toMatchObject({
      reason: 'chosen',
      warnings: ['cuts-text', 'outside-safe'],
    });
  });

  it('keeps words out from under the buttons of stories', () => {
    for (const y of [30, 600, 1100]) {
      const seen = { ...blank, text: [{ x: 40, y, width: 1500, height: 80 }] };
      const frame = placementOf('meta-stories');
      const { place, warnings } = plan(seen, 'meta-stories');
      const scale = place.width / seen.width;
      const words = { x: place.x + 40 * scale, y: place.y + y * scale, width: 1500 * scale, height: 80 * scale };
      expect(contains(safeBox(frame), words)).toBe(true);
      expect(warnings).toEqual([]);
    }
  });

  it('sets the subject anew where the picture is too wide or too high for the frame', () => {
    const layers = { subject: 's', ground: 'g', box: { x: 600, y: 200, width: 400, height: 800 }, soft: false };
    for (const id of ['google-leaderboard', 'google-wide-skyscraper', 'google-mobile-banner'] as const) {
      const made = plan({ ...blank, layers }, id);
      expect(made).toMatchObject({ way: 'reflow', reason: 'too-narrow' });
      expect(contains(safeBox(placementOf(id)), made.place)).toBe(true);
      expect(made.place.width / made.place.height).toBeCloseTo(0.5, 3);
      expect(contains({ x: 0, y: 0, width: 1600, height: 1200 }, made.crop)).toBe(true);
    }
  });

  it('goes where a hand drags it', () => {
    const left = plan(blank, 'meta-feed-square', { way: 'crop', focus: { x: 0, y: 0.5 } });
    expect(left.crop.x).toBe(0);
    const right = plan(blank, 'meta-feed-square', { way: 'crop', focus: { x: 0.6, y: 0.5 } });
    expect(right.crop.x).toBeCloseTo(0.6 * 1600 - 600);
    expect(plan(blank, 'meta-stories', { way: 'blur', focus: { x: 0.5, y: 1 } }).place.y).toBeCloseTo(1920 - 810);
  });

  it('puts every way inside the frame for every placement', () => {
    const layers = { subject: 's', ground: 'g', box: { x: 100, y: 700, width: 900, height: 400 }, soft: true };
    for (const placement of placements)
      for (const way of ['blur', 'edge', 'colour', 'reflow', 'outpaint'] as const) {
        const { place, crop } = plan({ ...blank, layers }, placement.id, { way, focus: null });
        expect(contains({ x: 0, y: 0, width: placement.width, height: placement.height }, place)).toBe(true);
        expect(contains({ x: 0, y: 0, width: 1600, height: 1200 }, crop)).toBe(true);
      }
  });
});

it('knows an edge of one colour from a busy one', () => {
  const even = new Uint8Array(10 * 10 * 3).fill(200);
  expect(edgeColour(even, 10, 10)).toEqual({ colour: '#c8c8c8', even: true });
  const busy = even.map((value, i) => (i % 7 < 3 ? 20 : value));
  expect(edgeColour(busy, 10, 10).even).toBe(false);
});
