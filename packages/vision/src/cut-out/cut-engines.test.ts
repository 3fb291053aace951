import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { engineFor, installedEngines } from './cut-engines.ts';

afterEach(() => vi.unstubAllEnvs());

it('does with the fast one what no weights are here for', () => {
  vi.stubEnv('MODELS_DIR', mkdtempSync(join(tmpdir(), 'no-weights-')));
  expect(installedEngines()).toEqual(['fast']);
  expect((['fast', 'best', 'hair'] as const).map(engineFor)).toEqual(['fast', 'fast', 'fast']);
});
