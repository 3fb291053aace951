import { describe, expect, it } from 'vitest';
import type { DisplayNode, Track } from '../layout/display-list.ts';
import { modeOf, tracksOf } from '../layout/tracks.ts';
import { contentKey } from './draw-node.ts';
import { isSettled, stateAt } from './state.ts';

const box = { x: 100, y: 100, width: 200, height: 100 };
const setting = { shortSide: 1000, direction: 'ltr' as const, start: 1, end: 5 };
const node = (tracks: readonly Track[]): DisplayNode => ({
  id: 'a',
  box,
  bounds: box,
  start: 1,
  end: 5,
  opacity: 1,
  tracks,
  mode: modeOf(tracks, 'constant'),
  paint: { kind: 'shape', shape: { kind: 'rect' }, fill: { kind: 'solid', color: '#000000' }, flip: false },
});

describe('stateAt', () => {
  it('is invisible outside its time', () => {
    expect(stateAt(node([]), 0.99).visible).toBe(false);
    expect(stateAt(node([]), 1).visible).toBe(true);
    expect(stateAt(node([]), 5).visible).toBe(false);
  });

  it('rises from below to its place and is then still', () => {
    const rising = node(tracksOf({ phase: 'in', effect: 'rise', distance: 0.1, duration: 1 }, box, 0, setting));
    expect(stateAt(rising, 1.0001).y).toBeGreaterThan(99);
    expect(stateAt(rising, 1.5)).toMatchObject({ opacity: 0.5, scale: 1 });
    expect(stateAt(rising, 2.5)).toMatchObject({ y: 0, opacity: 1 });
    expect(isSettled(rising, 1.5)).toBe(false);
    expect(isSettled(rising, 2.1)).toBe(true);
    expect(rising.mode).toBe('sprite');
  });

  it('scales about the middle', () => {
    const { scale, x, y } = stateAt(
      node([
        { prop: 'scale', from: 2, to: 2, start: 0, end: 0, ease: 'linear', phase: 'life', origin: { x: 200, y: 150 } },
      ]),
      2,
    );
    expect([200 * scale + x, 150 * scale + y]).toEqual([200, 150]);
    expect([100 * scale + x, 100 * scale + y]).toEqual([0, 50]);
  });

  it('slides from the other side in a right-to-left creative', () => {
    const from = (direction: 'ltr' | 'rtl'): number =>
      stateAt(node(tracksOf({ phase: 'in', effect: 'slide', side: 'start' }, box, 0, { ...setting, direction })), 1.01)
        .x;
    expect(from('ltr')).toBeLessThan(0);
    expect(from('rtl')).toBeGreaterThan(0);
  });

  it('redraws what changes its pixels and only that', () => {
    const wiping = node(tracksOf({ phase: 'in', effect: 'wipe', duration: 1 }, box, 0, setting));
    expect(wiping.mode).toBe('redraw');
    const keyAt = (t: number): string => contentKey(wiping, stateAt(wiping, t), t);
    expect(keyAt(1.2)).not.toBe(keyAt(1.3));
    expect(keyAt(2.2)).toBe(keyAt(3));
    const pulsing = node(tracksOf({ phase: 'life', effect: 'pulse' }, box, 0, setting));
    expect(pulsing.mode).toBe('sprite');
    expect(contentKey(pulsing, stateAt(pulsing, 1.3), 1.3)).toBe(contentKey(pulsing, stateAt(pulsing, 2.9), 2.9));
  });
});
