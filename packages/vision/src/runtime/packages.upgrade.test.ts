/** Files and globals of packages that were made for browsers; see docs/decisions/017. */
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageFile } from './onnx.ts';

it.each([
  ['@litertjs/core', 'wasm/litert_wasm_internal.wasm'],
  ['tesseract.js-core', 'tesseract-core-relaxedsimd.wasm'],
])('%s keeps %s where we read it', (name, path) => {
  expect(existsSync(packageFile(name, path))).toBe(true);
});

it('the face models still take a worker for one by its global scope, and let their files be loaded by another', () => {
  const code = readFileSync(installedWeights().path('human', 'dist/human.esm.js'), 'utf8');
  expect(code).toContain('WorkerGlobalScope');
  expect(code).toContain('registerLoadRouter');
  expect(code).toContain('platform.fetch(');
});

it('the model of the guard is a graph and two modules of text', () => {
  const shards = ['group1-shard1of2', 'group1-shard2of2'];
  for (const name of shards) {
    const code = readFileSync(
      installedWeights().path('nsfw-mobilenet', `dist/models/mobilenet_v2_mid/${name}.min.js`),
      'utf8',
    );
    expect(code.length).toBeGreaterThan(100_000);
  }
});
