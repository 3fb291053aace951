import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accept, isWanted, refuse } from './choices.ts';
import { keepFailure, lastFailure, needsRest } from './failures.ts';
import { lacksWanted } from './lacks-wanted.ts';
import { listMissing } from './list-missing.ts';
import type { WeightsEntry } from './lock.ts';
import { openWeights } from './open-weights.ts';
import { tidyWeights } from './tidy-weights.ts';
import { verifyWeights } from './verify-weights.ts';

const text = 'weights';
const net: WeightsEntry = {
  id: 'net',
  package: 'a-net',
  version: '2.0.0',
  integrity: '',
  licence: 'MIT',
  serves: 'cutout',
  default: true,
  files: [{ path: 'net.onnx', bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') }],
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weights-kept-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(version: string, contents: string): Promise<void> {
  await mkdir(join(folder, 'net', version), { recursive: true });
  await writeFile(join(folder, 'net', version, 'net.onnx'), contents);
}

it('finds a file that changed though its size did not, and makes room for a new one', async () => {
  await put('2.0.0', text);
  expect(await verifyWeights(folder, [net])).toEqual([]);
  await put('2.0.0', text.toUpperCase());
  expect(openWeights(folder, [net]).has('net')).toBe(true);
  expect(await verifyWeights(folder, [net])).toEqual(['net.onnx of net is not what was locked']);
  expect(openWeights(folder, [net]).has('net')).toBe(false);
});

it('leaves out what was removed by hand, and keeps up to date what was chosen', async () => {
  const optional = { ...net, default: false };
  expect(isWanted(folder, net)).toBe(true);
  expect(isWanted(folder, optional)).toBe(false);
  await put('1.0.0', text);
  expect(isWanted(folder, optional)).toBe(true);
  refuse(folder, 'net');
  expect(isWanted(folder, net)).toBe(false);
  expect(listMissing(folder, [net])).toMatchObject([{ id: 'net', reason: 'removed' }]);
  expect(lacksWanted(folder, [net])).toBe(false);
  accept(folder, 'net');
  expect(isWanted(folder, net)).toBe(true);
  expect(lacksWanted(folder, [net])).toBe(true);
  await put('2.0.0', text);
  expect(lacksWanted(folder, [net])).toBe(false);
});

it('removes earlier versions of what it knows, and nothing else', async () => {
  await put('1.0.0', text);
  await put('2.0.0', text);
  await mkdir(join(folder, 'photos', 'holiday'), { recursive: true });
  expect(await tidyWeights(folder, [net])).toEqual(['net 1.0.0']);
  expect(openWeights(folder, [net]).has('net')).toBe(true);
  expect(existsSync(join(folder, 'photos', 'holiday'))).toBe(true);
});

it('remembers for a while why one version could not be had', () => {
  keepFailure(folder, net, { failure: 'gone', message: 'gone' }, 1000);
  const failure = lastFailure(folder, net);
  expect(failure?.message).toBe('gone');
  expect(failure && needsRest(failure, 2000)).toBe(true);
  expect(failure && needsRest(failure, 1000 + 7 * 3_600_000)).toBe(false);
  expect(failure && needsRest({ ...failure, failure: 'unreachable' }, 2000)).toBe(false);
  expect(lastFailure(folder, { ...net, version: '2.0.1' })).toBeNull();
});
