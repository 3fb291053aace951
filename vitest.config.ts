import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './packages/test-kit/src/longest-first.ts';

const ignored = ['**/node_modules/**', '**/build/**'];

const integration = {
  globalSetup: ['packages/test-kit/src/integration-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  // Servers and model processes that tests start: compiled once, a third of their start is saved.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled') },
  // Code that is fetched with its weights is loaded as it is, like a package's.
  server: { deps: { external: [/human\.esm\.js$/] } },
};
/** Each opens an app of its own and changes nothing else: loading all of the server anew took half of their time. */
const calls = 'apps/server/src/http/**/*.int.test.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // They are pure: a world of its own for each file took two thirds of their time.
          isolate: false,
          // By itself Vitest leaves one processor free, which is half of them on a small machine.
          maxWorkers: 2,
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.int.test.ts'],
        },
      },
      { test: { ...integration, name: 'calls', include: [calls], exclude: ignored, isolate: false } },
      {
        test: {
          ...integration,
          name: 'integration',
          include: ['{apps,packages}/**/*.int.test.ts'],
          exclude: [...ignored, calls],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
