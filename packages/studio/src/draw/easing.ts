import type { Ease } from '../creative/motion.ts';

function bounce(x: number): number {
  const n = 7.5625;
  const d = 2.75;
  if (x < 1 / d) return n * x * x;
  if (x < 2 / d) return n * (x - 1.5 / d) ** 2 + 0.75;
  if (x < 2.5 / d) return n * (x - 2.25 / d) ** 2 + 0.9375;
  return n * (x - 2.625 / d) ** 2 + 0.984375;
}

const curves: Record<Ease, (x: number) => number> = {
  linear: (x) => x,
  in: (x) => x ** 3,
  out: (x) => 1 - (1 - x) ** 3,
  'in-out': (x) => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2),
  'expo-out': (x) => (x >= 1 ? 1 : 1 - 2 ** (-10 * x)),
  'back-out': (x) => 1 + 2.4 * (x - 1) ** 3 + 1.4 * (x - 1) ** 2,
  'bounce-out': bounce,
};

/** The curve at `x`, held at its ends outside 0–1. */
export function easeAt(ease: Ease, x: number): number {
  if (!(x > 0)) return 0;
  return x >= 1 ? 1 : curves[ease](x);
}
