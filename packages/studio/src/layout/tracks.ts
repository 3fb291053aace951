import type { Motion, Side } from '../creative/motion.ts';
import type { AbsoluteSide, DisplayNode, Rect, Track } from './display-list.ts';
import { centerOf } from './geometry.ts';

export type MotionSetting = {
  readonly shortSide: number;
  readonly direction: 'ltr' | 'rtl';
  readonly start: number;
  readonly end: number;
};

type Entrance = Extract<Motion, { phase: 'in' | 'out' }>;
type Life = Extract<Motion, { phase: 'life' }>;
type Depth = Extract<Life, { effect: 'depth' }>;

export function absoluteSide(side: Side, direction: 'ltr' | 'rtl'): AbsoluteSide {
  if (side === 'start') return direction === 'rtl' ? 'right' : 'left';
  if (side === 'end') return direction === 'rtl' ? 'left' : 'right';
  return side;
}

function offset(side: AbsoluteSide, distance: number): { x: number; y: number } {
  return {
    x: side === 'left' ? -distance : side === 'right' ? distance : 0,
    y: side === 'up' ? -distance : side === 'down' ? distance : 0,
  };
}

/** Turns a motion into tracks for a box; `order` delays the parts of a staggered text. */
export function tracksOf(motion: Motion, rect: Rect, order: number, setting: MotionSetting): Track[] {
  return motion.phase === 'life' ? lifeTracks(motion, rect, setting) : entranceTracks(motion, rect, order, setting);
}

function entranceTracks(motion: Entrance, rect: Rect, order: number, setting: MotionSetting): Track[] {
  const duration = motion.duration ?? (motion.effect === 'pop' ? 0.5 : 0.6);
  const delay = (motion.delay ?? 0) + order * (motion.stagger ?? 0.08);
  const coming = motion.phase === 'in';
  const start = coming ? setting.start + delay : Math.max(setting.start, setting.end - duration - delay);
  const span = { start, end: start + duration, phase: motion.phase, ease: motion.ease ?? defaultEase(motion) };
  const between = (away: number, rest: number): { from: number; to: number } =>
    coming ? { from: away, to: rest } : { from: rest, to: away };
  const fade: Track = {
    ...span,
    end: start + duration * (motion.effect === 'pop' ? 0.4 : 1),
    ease: 'linear',
    prop: 'opacity',
    ...between(0, 1),
  };
  const origin = centerOf(rect);
  switch (motion.effect) {
    case 'fade':
      return [fade];
    case 'rise':
    case 'slide':
    case 'glide': {
      const fallback = motion.effect === 'rise' ? 'down' : 'start';
      const away = offset(
        absoluteSide(motion.side ?? fallback, setting.direction),
        (motion.distance ?? (motion.effect === 'rise' ? 0.06 : 0.3)) * setting.shortSide,
      );
      const moves: Track[] = [];
      if (away.x !== 0) moves.push({ ...span, prop: 'x', ...between(away.x, 0) });
      if (away.y !== 0) moves.push({ ...span, prop: 'y', ...between(away.y, 0) });
      return motion.effect === 'glide' ? moves : [...moves, fade];
    }
    case 'scale':
      return [{ ...span, prop: 'scale', origin, ...between(1 - (motion.distance ?? 0.15), 1) }, fade];
    case 'pop':
      return [{ ...span, prop: 'scale', origin, ...between(0.4, 1) }, fade];
    case 'wipe':
      return [
        {
          ...span,
          prop: 'reveal',
          side: absoluteSide(motion.side ?? 'start', setting.direction),
          rect: grown(rect),
          ...between(0, 1),
        },
      ];
    case 'mask': {
      const away = offset(absoluteSide(motion.side ?? 'down', setting.direction), 1);
      const axis = away.x === 0 ? 'y' : 'x';
      const distance = away.x === 0 ? away.y * rect.height * 1.15 : away.x * rect.width * 1.05;
      return [
        { ...span, prop: axis, ...between(distance, 0) },
        { ...span, prop: 'window', rect: grown(rect) },
      ];
    }
    case 'type':
      return [{ ...span, prop: 'type', ease: 'linear', ...between(0, 1) }];
    case 'spin':
      return [
        { ...span, prop: 'rotate', origin, ...between(-120 * (motion.distance ?? 1), 0) },
        { ...span, prop: 'scale', origin, ...between(0.3, 1) },
        fade,
      ];
  }
}

function defaultEase(motion: Entrance): Track['ease'] {
  if (motion.phase === 'out') return 'in';
  if (motion.effect === 'pop' || motion.effect === 'spin') return 'back-out';
  return motion.effect === 'wipe' || motion.effect === 'mask' ? 'expo-out' : 'out';
}

/** Letters reach a little over their box; a window cut to the box would clip accents. */
function grown(rect: Rect): Rect {
  const y = rect.height * 0.12;
  return { x: rect.x - 4, y: rect.y - y, width: rect.width + 8, height: rect.height + y * 2 };
}

function lifeTracks(motion: Life, rect: Rect, setting: MotionSetting): Track[] {
  const span = {
    start: setting.start,
    end: setting.end,
    phase: 'life' as const,
    ease: motion.ease ?? ('linear' as const),
  };
  if (motion.effect === 'depth') return [{ ...span, ...depthTrack(motion, rect, setting) }];
  const origin = centerOf(rect);
  const wave = { ...span, prop: 'wave' as const, origin, period: motion.period ?? 1.6 };
  const side = absoluteSide(motion.side ?? 'up', setting.direction);
  switch (motion.effect) {
    case 'ken-burns': {
      const pan = motion.side ? offset(side, motion.amount ?? 0.04) : { x: 0, y: 0 };
      const tracks: Track[] = [{ ...span, prop: 'zoom', from: motion.from ?? 1, to: motion.to ?? 1.12 }];
      if (pan.x !== 0) tracks.push({ ...span, prop: 'pan-x', from: -pan.x, to: pan.x });
      if (pan.y !== 0) tracks.push({ ...span, prop: 'pan-y', from: -pan.y, to: pan.y });
      return tracks;
    }
    case 'dolly':
      return [{ ...span, prop: 'scale', origin, from: motion.from ?? 1, to: motion.to ?? 1.1 }];
    case 'drift': {
      const way = offset(side, (motion.amount ?? 0.05) * setting.shortSide);
      return [{ ...span, prop: way.x === 0 ? 'y' : 'x', from: -(way.x + way.y) / 2, to: (way.x + way.y) / 2 }];
    }
    case 'pulse':
      return [{ ...wave, of: 'scale', amount: motion.amount ?? 0.04 }];
    case 'float':
      return [{ ...wave, of: 'y', amount: (motion.amount ?? 0.012) * setting.shortSide, period: motion.period ?? 3 }];
    case 'wiggle':
      return [{ ...wave, of: 'rotate', amount: (motion.amount ?? 0.5) * 8 }];
    case 'rotate':
      return [
        { ...span, prop: 'rotate', origin, from: 0, to: 360 * ((setting.end - setting.start) / (motion.period ?? 12)) },
      ];
  }
}

function depthTrack({ plane, from = 1, to = 1, slide = [0, 0] }: Depth, rect: Rect, { shortSide }: MotionSetting) {
  const row = (share: number): number => rect.y + share * rect.height;
  const { horizon, stand, behind, front } = plane;
  return {
    prop: 'depth' as const,
    from,
    to,
    slide: [slide[0] * shortSide, slide[1] * shortSide] as const,
    plane: {
      x: rect.x + plane.x * rect.width,
      horizon: row(horizon),
      stand: row(stand),
      behind: row(behind),
      front: row(front),
    },
  };
}

/** Sprites may only move, scale evenly and fade: everything else changes their pixels. */
export function modeOf(
  tracks: readonly Track[],
  content: 'constant' | 'changing' | 'opaque-picture',
): DisplayNode['mode'] {
  if (content === 'changing') return 'redraw';
  const zooms = tracks.some((track) => track.prop === 'zoom' || track.prop === 'pan-x' || track.prop === 'pan-y');
  const changes = tracks.some((track) => {
    if (track.prop === 'rotate') return track.from !== track.to;
    if (track.prop === 'wave') return track.of === 'rotate';
    return track.prop === 'reveal' || track.prop === 'window' || track.prop === 'type';
  });
  if (changes) return 'redraw';
  if (tracks.some((track) => track.prop === 'depth'))
    return content === 'opaque-picture' && !zooms ? 'depth' : 'redraw';
  if (zooms) return content === 'opaque-picture' ? 'photo' : 'redraw';
  return tracks.some((track) => !('from' in track) || track.from !== track.to) ? 'sprite' : 'still';
}
