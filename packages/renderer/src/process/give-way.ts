import { constants, setPriority } from 'node:os';

/** Lets whoever answers requests go first: a drawing thread, or a rendering process with all that it starts. */
export function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it; then rendering merely competes as an equal.
  }
}
