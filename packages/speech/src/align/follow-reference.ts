import { featuresOf, hop, width } from './features.ts';
import { warp } from './warp.ts';

const hearingRate = 16_000;

type Timed = { readonly start: number; readonly end: number };

/** Moves times of one wave to where another sounds the same; both at 16 kHz. */
export function followReference(
  reference: Float32Array,
  recording: Float32Array,
): <Item extends Timed>(item: Item) => Item {
  const path = warp({ values: featuresOf(reference), width }, { values: featuresOf(recording), width });
  const seconds = recording.length / hearingRate;
  const when = (time: number): number => {
    const row = Math.min(path.length - 1, Math.max(0, Math.round((time * hearingRate) / hop - 1)));
    return Math.min(seconds, Math.max(0, (((path[row] ?? 0) + 1) * hop) / hearingRate));
  };
  return (item) => {
    const start = when(item.start);
    return { ...item, start, end: Math.max(start + 0.01, when(item.end)) };
  };
}
