import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawSampleCode } from './sample-code.ts';

it('shows what the QR tool really draws', () => {
  const shown = readFileSync(new URL('sample-code.svg', import.meta.url), 'utf8');
  expect(shown.trim()).toBe(drawSampleCode());
});
