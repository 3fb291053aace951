import { familyStack } from '@adwright/studio/brand/fonts.ts';
import { expect, it, vi } from 'vitest';
import { familiesFor } from './font-sheets.ts';

const font = (language: string, display = true) => ({
  families: familyStack('Anton', language, display),
  weight: 400,
  italic: false,
});

it('asks for the families of the scripts a text is written in, and for no other', () => {
  expect(familiesFor(font('en'), 'Plain words')).toEqual(['Anton', 'Inter']);
  expect(familiesFor(font('ar'), 'كلمات')).toEqual(['Anton', 'Inter', 'Noto Kufi Arabic', 'Noto Sans Arabic']);
  expect(familiesFor(font('ja'), '朝の一杯')).toEqual(['Anton', 'Inter', 'Noto Sans JP']);
  expect(familiesFor(font('zh-Hant'), '早晨')).toEqual(['Anton', 'Inter', 'Noto Sans TC']);
  expect(familiesFor(font('ko'), '아침 한 잔')).toEqual(['Anton', 'Inter', 'Noto Sans KR']);
});

it('draws emoji from the font of the exports, wherever the browser can', () => {
  expect(familiesFor(font('en'), 'Hot ☕️')).toEqual(['Anton', 'Inter']);
  vi.stubGlobal('CSS', { supports: (query: string) => query === 'font-tech(color-COLRv1)' });
  expect(familiesFor(font('en'), 'Hot ☕️')).toEqual(['Anton', 'Inter', 'Noto Color Emoji']);
  expect(familiesFor(font('en'), 'Only 25 left!')).toEqual(['Anton', 'Inter']);
  vi.unstubAllGlobals();
});
