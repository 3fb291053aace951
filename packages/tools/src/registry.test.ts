import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '@adwright/i18n/locales.ts';
import type { Endpoint } from '@adwright/contract/endpoint.ts';
import { endpoints } from '@adwright/contract/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { messageAreas } from './message-areas.ts';
import { toolNamed, tools } from './registry.ts';
import type { Tool } from './tool.ts';

const here = import.meta.dirname;
const previews = join(here, '../../../apps/web/public/tool-previews');

it('lists every folder that holds a tool', () => {
  const folders = readdirSync(here).filter((name) => existsSync(join(here, name, 'tool.ts')));
  expect(tools.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
});

it('gives no two tools the same number, section or event', () => {
  const distinct = (values: readonly unknown[]) => expect(new Set(values).size).toBe(tools.length);
  distinct(tools.map(({ projectType }) => projectType));
  distinct(tools.map(({ section }) => section.key));
  distinct(tools.map(({ section }) => section.event));
});

it('keeps the numbers that projects have on the wire for ever', () => {
  expect(Object.fromEntries(tools.map(({ id, projectType }) => [id, projectType]))).toMatchObject({
    'avatar-video': 2,
    'product-to-video': 4,
    'talking-photo': 6,
    'video-translation': 7,
    'image-ad': 8,
    'background-removal': 9,
    'id-photo': 10,
    'ad-copy': 11,
    'qr-code': 12,
    'image-ad-clone': 13,
    'product-image': 14,
    'image-resizer': 15,
    'gif-banner': 16,
    banner: 17,
    poster: 18,
    'display-ad': 19,
    'ppc-preview': 20,
  });
});

describe.each(tools.map((tool: Tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  it('has a job, a screen and messages in every language at their places', () => {
    const files = [
      'contract.ts',
      'node/job.ts',
      'screen/form.tsx',
      ...localeCodes.map((code) => `messages/${code}.ts`),
    ];
    expect(files.filter((file) => !existsSync(join(here, id, file)))).toEqual([]);
  });

  it('has a time limit, stages, and words for each of them', async () => {
    const { contract } = await tool.contract();
    expect(contract.timeoutSeconds).toBeGreaterThan(0);
    expect(contract.stages.length).toBeGreaterThan(0);
    const areas = await Promise.all(
      [tool.messages, ...tool.areas.flatMap((area) => messageAreas[area] ?? [])].map((load) => load('en')),
    );
    const worded = areas.flatMap((area) =>
      Object.keys((area as { default: { stages?: object } }).default.stages ?? {}),
    );
    expect(worded).toEqual(expect.arrayContaining([...contract.stages]));
  });

  it('shows on its tile what its example costs, and knows what to call it', async () => {
    const { contract } = await tool.contract();
    const input = contract.input.parse(contract.example);
    expect(contract.price(input)).toBe(tool.fromCredits);
    expect(() => contract.check?.(input)).not.toThrow();
    expect(catalog[id as keyof typeof catalog].id).toBe(id);
  });

  it('has the results that its tile shows', () => {
    const shots = tool.preview === 'results' ? [1, 2, 3].map((shot) => `${id}-${shot}.webp`) : [];
    expect(shots.filter((file) => !existsSync(join(previews, file)))).toEqual([]);
  });

  it('is started by a call that spends credits once, if the specification names one', () => {
    const { method, idempotent } = tool.call ? (endpoints[tool.call.id] as Endpoint) : endpoints.toolRun;
    expect({ method, idempotent }).toEqual({ method: 'POST', idempotent: true });
    expect(toolNamed(id)).toBe(tool);
  });
});
