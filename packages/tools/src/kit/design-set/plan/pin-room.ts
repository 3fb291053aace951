import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { ImageAdSet } from '@adwright/studio/document/image-ad-set.ts';

/** Bytes of pins in one set: two thirds of what a document may have. Twelve ads in eight sizes take 420,000. */
const room = 600_000;

type Pinned = { readonly id: string; readonly size: string; readonly rank: number; readonly bytes: number };

function pinsOf(set: ImageAdSet): Pinned[] {
  return Object.entries(set.designs).flatMap(([id, { pin }]) =>
    Object.entries(pin?.frames ?? {}).map(([size, frame], rank) => ({
      id,
      size,
      rank,
      bytes: JSON.stringify(frame).length,
    })),
  );
}

function withPins(design: AdDesign, sizes: ReadonlySet<string>): AdDesign {
  const { pin } = design;
  if (!pin) return design;
  const frames = Object.entries(pin.frames).filter(([size]) => sizes.has(size));
  return { ...design, pin: { ...pin, frames: Object.fromEntries(frames) } };
}

/**
 * A set whose pins fit into a document. What people chose or edited keeps all of its sizes as long as there is room,
 * the others their first ones; a size without a pin is laid out by the template of the day.
 */
export function withinRoom(set: ImageAdSet): ImageAdSet {
  const pins = pinsOf(set);
  if (pins.reduce((sum, { bytes }) => sum + bytes, 0) <= room) return set;
  const wanted = new Set([...set.chosen, ...set.edited]);
  const ranked = pins.toSorted(
    (a, b) =>
      Number(b.rank === 0) - Number(a.rank === 0) ||
      Number(wanted.has(b.id)) - Number(wanted.has(a.id)) ||
      a.rank - b.rank,
  );
  const kept = new Map<string, Set<string>>();
  let taken = 0;
  for (const { id, size, bytes } of ranked) {
    taken += bytes;
    if (taken > room) break;
    kept.set(id, (kept.get(id) ?? new Set()).add(size));
  }
  const designs = Object.entries(set.designs).map(([id, design]) => [id, withPins(design, kept.get(id) ?? new Set())]);
  return { ...set, designs: Object.fromEntries(designs) as ImageAdSet['designs'] };
}
