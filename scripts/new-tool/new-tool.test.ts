import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { catalog, CatalogTool } from '@adwright/tools/catalog.ts';
import type { loadHandler } from '@adwright/tools/load-handler.ts';
import type { messageAreas } from '@adwright/tools/message-areas.ts';
import type { toolNamed } from '@adwright/tools/registry.ts';
import type { createJobContext } from '@adwright/tools/testing/job-context.ts';
import { root } from '../run.ts';
import { registered, toolFiles } from './tool-files.ts';
import { namesOf } from './tool-names.ts';

type Loaded = {
  catalog: typeof catalog;
  createJobContext: typeof createJobContext;
  loadHandler: typeof loadHandler;
  messageAreas: typeof messageAreas;
  toolNamed: typeof toolNamed;
};

const names = namesOf('price-tag');

it('takes kebab-case names only', () => {
  expect(names).toEqual({ id: 'price-tag', camel: 'priceTag', pascal: 'PriceTag', words: 'Price tag' });
  for (const bad of ['PriceTag', 'price_tag', '../evil', '-x', '']) expect(() => namesOf(bad)).toThrow('kebab-case');
});

describe('a new tool', { timeout: 30_000 }, () => {
  // Beside the real packages, so that what it imports is found as it is from there.
  const copy = join(root, '.cache', `new-tool-${process.pid}`, 'src');
  const load = async (file: string) => (await import(pathToFileURL(join(copy, file)).href)) as Loaded;
  beforeAll(() => {
    cpSync(join(root, 'packages/tools/src'), copy, { recursive: true });
    const registry = join(copy, 'registry.ts');
    writeFileSync(registry, registered(readFileSync(registry, 'utf8'), names));
    for (const [path, text] of Object.entries(toolFiles(names, 21))) {
      mkdirSync(dirname(join(copy, names.id, path)), { recursive: true });
      writeFileSync(join(copy, names.id, path), text);
    }
  });
  afterAll(() => rmSync(dirname(copy), { recursive: true, force: true }));

  it('is in the registry that the dashboard, My work and the tests walk, with an icon and a name', async () => {
    const registry = await load('registry.ts');
    expect(registry.toolNamed('price-tag')).toMatchObject({
      projectType: 21,
      section: { key: 'PriceTag', event: 'price-tag' },
    });
    const areas = await load('message-areas.ts');
    for (const locale of ['en', 'ar'] as const) {
      const words = await areas.messageAreas['tool-sections']?.(locale);
      expect(words).toMatchObject({ default: { PriceTag: { name: 'Price tag' } } });
    }
  });

  it('is priced, queued and described for the server, and its runs have names', async () => {
    const made: Readonly<Record<string, CatalogTool>> = (await load('catalog.ts')).catalog;
    const tool = made['price-tag'];
    expect(tool?.price(tool.input.parse(tool.example))).toBe(1);
    expect(await tool?.title({ text: 'Half off' }, 'en')).toBe('Half off');
  });

  it('has a job that makes a file', async () => {
    const { context, saved } = (await load('testing/job-context.ts')).createJobContext();
    const job = await (await load('load-handler.ts')).loadHandler('price-tag');
    expect(await job({ text: 'Half off' }, context)).toEqual({ text: 'Half off' });
    expect([...saved.keys()]).toEqual(['price-tag.svg']);
  });

  it('has a screen', async () => {
    expect(await load('price-tag/screen/form.tsx')).toHaveProperty('Screen');
  });
});
