import { expect, it } from 'vitest';
import { commandFor, meaningOf, nudgeFor, shortcuts } from './keymap.ts';

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
  expect(commandFor(press('z', { ctrlKey: true }))).toBe('undo');
  expect(commandFor(press('Z', { metaKey: true, shiftKey: true }))).toBe('redo');
  expect(commandFor(press('y', { ctrlKey: true }))).toBe('redo');
  expect(commandFor(press('z'))).toBeUndefined();
});

it('means the same wherever it is pressed, but what a field writes with and a button is pressed by', () => {
  const undo = press('z', { ctrlKey: true });
  expect(meaningOf(undo, 'canvas')).toEqual({ kind: 'command', id: 'undo' });
  expect(meaningOf(undo, 'control')).toEqual({ kind: 'command', id: 'undo' });
  expect(meaningOf(press('Delete'), 'control')).toEqual({ kind: 'command', id: 'remove' });
  expect(meaningOf(press('ArrowLeft', { shiftKey: true }), 'control')).toEqual({ kind: 'nudge', x: -10, y: 0 });
  expect(meaningOf(press('Enter'), 'canvas')).toEqual({ kind: 'command', id: 'editText' });
  expect(meaningOf(press(' '), 'canvas')).toEqual({ kind: 'pan' });
  for (const key of ['Enter', ' ']) expect(meaningOf(press(key), 'control')).toBeUndefined();
  for (const key of [undo, press('Delete'), press('?'), press('t')]) expect(meaningOf(key, 'field')).toBeUndefined();
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
