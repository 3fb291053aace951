import { familyStack } from '@adwright/studio/brand/fonts.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

/** Tables of a WOFF2 by the numbers that its format gives them. */
function tablesIn(file: Uint8Array): number[] {
  const [glyf, loca] = [10, 11];
  let at = 48;
  const skipNumber = (): void => {
    while ((file[at] ?? 0) > 127) at += 1;
    at += 1;
  };
  return Array.from({ length: ((file[12] ?? 0) << 8) | (file[13] ?? 0) }, () => {
    const flags = file[at] ?? 0;
    const table = flags & 63;
    at += table === 63 ? 5 : 1;
    skipNumber();
    const isTransformed = table === glyf || table === loca ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (isTransformed) skipNumber();
    return table;
  });
}

it('has emoji in colors that browsers draw: of drawings alone most show nothing', () => {
  const colors = 34;
  const require = createRequire(import.meta.url);
  const source = readFileSync(new URL('font-sheets.ts', import.meta.url), 'utf8');
  const sheet = require.resolve(/@fontsource\/noto-color-emoji\/[\w-]+\.css/.exec(source)?.[0] ?? '');
  const files = [...readFileSync(sheet, 'utf8').matchAll(/files\/[\w-]+\.woff2/g)].map(([file]) => file);
  expect(files).not.toEqual([]);
  for (const file of files) expect(tablesIn(readFileSync(sheet.replace(/[^/]+$/, file)))).toContain(colors);
});
