import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { registered, toolFiles } from './tool-files.ts';
import { namesOf } from './tool-names.ts';

type Catalog = typeof import('@adwright/tools/catalog.ts');
type Registry = typeof import('@adwright/tools/registry.ts');
type Areas = typeof import('@adwright/tools/message-areas.ts');
type Handlers = typeof import('@adwright/tools/load-handler.ts');
type Contexts = typeof import('@adwright/tools/testing/job-context.ts');

const names = namesOf('price-tag');

it('takes kebab-case names only', () => {
  expect(names).toEqual({ id: 'price-tag', camel: 'priceTag', pascal: 'PriceTag', words: 'Price tag' });
  for (const bad of ['PriceTag', 'price_tag', '../evil', '-x', '']) expect(() => namesOf(bad)).toThrow('kebab-case');
});

describe('a new tool', { timeout: 30_000 }, () => {
  // Beside the real packages, so that what it imports is found as it is from there.
  const copy = join(root, '.cache', `new-tool-${process.pid}`, 'src');
  const load = async <Module>(file: string) => (await import(pathToFileURL(join(copy, file)).href)) as Module;
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
    const { toolNamed } = await load<Registry>('registry.ts');
    expect(toolNamed('price-tag')).toMatchObject({ projectType: 21, section: { key: 'PriceTag', event: 'price-tag' } });
    const { messageAreas } = await load<Areas>('message-areas.ts');
    for (const locale of ['en', 'ar'] as const) {
      const sections = (await messageAreas['tool-sections']?.(locale)) as { default: Record<string, { name: string }> };
      expect(sections.default['PriceTag']?.name).toBe('Price tag');
    }
  });

  it('is priced, queued and described for the server, and its runs have names', async () => {
    const { catalog } = await load<Catalog>('catalog.ts');
    const tool = catalog['price-tag' as keyof typeof catalog];
    expect(tool.price(tool.input.parse(tool.example))).toBe(1);
    expect(await tool.title({ text: 'Half off' }, 'en')).toBe('Half off');
  });

  it('has a job that makes a file', async () => {
    const { loadHandler } = await load<Handlers>('load-handler.ts');
    const { createJobContext } = await load<Contexts>('testing/job-context.ts');
    const { context, saved } = createJobContext();
    const job = await loadHandler('price-tag');
    expect(await job({ text: 'Half off' }, context)).toEqual({ text: 'Half off' });
    expect([...saved.keys()]).toEqual(['price-tag.svg']);
  });

  it('has a screen', async () => {
    expect(await load('price-tag/screen/form.tsx')).toHaveProperty('Screen');
  });
});
