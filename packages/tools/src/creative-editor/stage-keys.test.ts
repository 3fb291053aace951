import { expect, it } from 'vitest';
import { historyKey, stageAction } from './stage-keys.ts';

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

it('nudges by a pixel, by ten with shift', () => {
  expect(stageAction(press('ArrowLeft'))).toEqual({ kind: 'nudge', x: -1, y: 0 });
  expect(stageAction(press('ArrowDown', { shiftKey: true }))).toEqual({ kind: 'nudge', x: 0, y: 10 });
});

it('leaves the browser its own keys', () => {
  expect(stageAction(press('ArrowLeft', { altKey: true }))).toBeUndefined();
  expect(stageAction(press('-', { ctrlKey: true }))).toBeUndefined();
  expect(stageAction(press('Tab'))).toBeUndefined();
});

it('knows undo and redo on every system', () => {
  expect(historyKey(press('z', { ctrlKey: true }))).toBe('undo');
  expect(historyKey(press('Z', { metaKey: true, shiftKey: true }))).toBe('redo');
  expect(historyKey(press('y', { ctrlKey: true }))).toBe('redo');
  expect(historyKey(press('z'))).toBeUndefined();
});
