import { constants, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

/** A wall of pictures is waited for by somebody at the screen; a video is fetched when it is done. */
const priorities = { pictures: PRIORITY_BELOW_NORMAL, films: PRIORITY_LOW } as const;

/** Lets whoever answers requests go first: a drawing thread, or a rendering process with all that it starts. */
export function giveWay(what: keyof typeof priorities): void {
  try {
    setPriority(priorities[what]);
  } catch {
    // A sandbox may forbid it; then rendering merely competes as an equal.
  }
}
