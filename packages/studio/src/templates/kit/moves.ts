import type { Motion, Side } from '../../creative/motion.ts';

/** Entrances as templates speak of them: what, and how many seconds after its scene began. */
export function rise(delay = 0, duration = 0.55): Motion[] {
  return [{ phase: 'in', effect: 'rise', delay, duration }];
}

export function fade(delay = 0, duration = 0.5): Motion[] {
  return [{ phase: 'in', effect: 'fade', delay, duration }];
}

export function pop(delay = 0): Motion[] {
  return [{ phase: 'in', effect: 'pop', delay }];
}

/** From a side, fading in on the way. */
export function slide(side: Side, delay = 0, distance = 0.25): Motion[] {
  return [{ phase: 'in', effect: 'slide', side, delay, distance, duration: 0.7 }];
}

export function wipe(side: Side, delay = 0, duration = 0.6): Motion[] {
  return [{ phase: 'in', effect: 'wipe', side, delay, duration }];
}

/** Word by word out of an edge nobody sees. */
export function words(delay = 0, stagger = 0.07): Motion[] {
  return [{ phase: 'in', effect: 'mask', by: 'word', stagger, delay, duration: 0.6 }];
}

export function lines(delay = 0, stagger = 0.1): Motion[] {
  return [{ phase: 'in', effect: 'rise', by: 'line', stagger, delay }];
}

/** A call to action arrives and keeps breathing. */
export function calling(delay = 0): Motion[] {
  return [
    { phase: 'in', effect: 'pop', delay },
    { phase: 'life', effect: 'pulse', amount: 0.025, period: 1.4 },
  ];
}
