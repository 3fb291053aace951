import type { ClipRepeat } from '@adwright/contract/lip-sync/lip-sync.ts';

/** Which frame of a film each frame of the result shows. Back and forth, no frame is shown twice in a row. */
export function frameOrder(count: number, wanted: number, repeat: ClipRepeat): number[] {
  if (count <= 1) return Array.from({ length: wanted }, () => 0);
  const round = repeat === 'loop' ? count : (count - 1) * 2;
  return Array.from({ length: wanted }, (_, i) => {
    const at = i % round;
    return at < count ? at : round - at;
  });
}
