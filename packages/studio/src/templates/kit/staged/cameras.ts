import type { Motion } from '../../../creative/motion.ts';

/** How the camera behaves in a shot. Never farther than the frame, so that no edge is seen. */
export const cameras = {
  closer: [{ phase: 'life', effect: 'dolly', from: 1, to: 1.09, ease: 'in-out' }],
  away: [{ phase: 'life', effect: 'dolly', from: 1.12, to: 1.01, ease: 'out' }],
  /** Breathing, as a camera in a hand does. */
  hand: [
    { phase: 'life', effect: 'dolly', from: 1.05, to: 1.08 },
    { phase: 'life', effect: 'float', amount: 0.006, period: 1.7 },
  ],
  /** A push that stops hard. */
  rush: [{ phase: 'life', effect: 'dolly', from: 1, to: 1.14, ease: 'expo-out' }],
  still: [],
} as const satisfies Record<string, readonly Motion[]>;

export type CameraName = keyof typeof cameras;
