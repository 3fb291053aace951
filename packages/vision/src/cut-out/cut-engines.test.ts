import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { engineFor, installedEngines } from './cut-engines.ts';

afterEach(() => vi.unstubAllEnvs());

it('does with the fast one what no weights are here for', () => {
  vi.stubEnv('MODELS_DIR', join(import.meta.dirname, 'no-such-folder'));
  expect(installedEngines()).toEqual(['fast']);
  expect((['fast', 'best', 'hair'] as const).map(engineFor)).toEqual(['fast', 'fast', 'fast']);
});
