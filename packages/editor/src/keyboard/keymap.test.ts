import { expect, it } from 'vitest';
import { commandFor, historyKey, nudgeFor, shortcuts } from './keymap.ts';

const press = (
  key: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {},
  code = '',
) => ({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

it('nudges by a pixel, by ten with shift', () => {
  expect(nudgeFor(press('ArrowLeft'))).toEqual({ x: -1, y: 0 });
  expect(nudgeFor(press('ArrowDown', { shiftKey: true }))).toEqual({ x: 0, y: 10 });
});

it('leaves the browser its own keys', () => {
  expect(nudgeFor(press('ArrowLeft', { altKey: true }))).toBeUndefined();
  expect(commandFor(press('-', { ctrlKey: true }))).toBeUndefined();
  expect(commandFor(press('Tab'))).toBeUndefined();
  expect(commandFor(press('c', { ctrlKey: true }))).toBeUndefined();
});

it('knows undo and redo on every system', () => {
  expect(historyKey(press('z', { ctrlKey: true }))).toBe('undo');
  expect(historyKey(press('Z', { metaKey: true, shiftKey: true }))).toBe('redo');
  expect(historyKey(press('y', { ctrlKey: true }))).toBe('redo');
  expect(historyKey(press('z'))).toBeUndefined();
});

it('reads keys that write other signs with Alt or Shift by their place', () => {
  expect(commandFor(press('ç', { metaKey: true, altKey: true }, 'KeyC'))).toBe('copyStyle');
  expect(commandFor(press('!', { shiftKey: true }, 'Digit1'))).toBe('zoomFit');
  expect(commandFor(press('≠', { altKey: true }, 'Equal'))).toBe('zoomIn');
  expect(commandFor(press('?', { shiftKey: true }, 'Slash'))).toBe('help');
  expect(commandFor(press('+', { shiftKey: true }, 'Equal'))).toBe('larger');
});

it('gives no two commands the same keys', () => {
  const keys = shortcuts.flatMap((shortcut) => [...shortcut.keys]);
  expect(new Set(keys).size).toBe(keys.length);
});
