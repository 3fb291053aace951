import { describe, expect, it } from 'vitest';
import { sampleInput } from '../samples/sample-input.ts';
import { buildCreative } from '../template.ts';
import { templates } from '../templates/registry.ts';
import type { Creative } from './creative.ts';
import { limits } from './limits.ts';
import { parseCreative } from './parse.ts';

const template = templates[0];
const valid = (): Creative => {
  if (!template) throw new Error('no template');
  return buildCreative(template, sampleInput({ language: 'en', placement: 'meta-feed-square' }));
};
const problemsOf = (value: unknown): string => {
  const parsed = parseCreative(value);
  return parsed.ok ? '' : parsed.problems.join('; ');
};

describe('parseCreative', () => {
  it('takes what every template makes, as an object and as JSON', () => {
    expect(parseCreative(valid()).ok).toBe(true);
    expect(parseCreative(JSON.stringify(valid())).ok).toBe(true);
  });

  it('names the field that is wrong, also deep inside groups', () => {
    const creative = structuredClone(valid()) as unknown as {
      scenes: { layers: { kind: string; children?: { style?: { size: unknown } }[] }[] }[];
    };
    const copy = creative.scenes[0]?.layers.find(
      (layer) => layer.kind === 'group' && layer.children?.some((child) => child.style),
    );
    const text = copy?.children?.find((child) => child.style);
    if (!text?.style) throw new Error('no text in the sample');
    text.style.size = 'large';
    expect(problemsOf(creative)).toMatch(/scenes\.0\.layers\.\d+\.children\.\d+\.style\.size/);
  });

  it.each([
    ['not JSON', '{', 'not valid JSON'],
    ['no object', 42, 'object'],
    ['a future version', { ...valid(), version: 99 }, 'version'],
    ['a frame of too many pixels', { ...valid(), width: 4096, height: 4096 }, 'pixels'],
    ['no scene', { ...valid(), scenes: [] }, 'scenes'],
    ['an unknown asset', { ...valid(), assets: {} }, 'not listed'],
    ['an empty safe zone', { ...valid(), safe: { top: 600, bottom: 600, left: 0, right: 0 } }, 'safe zone'],
    [
      'two scenes in a picture',
      { ...valid(), scenes: [...valid().scenes, { ...valid().scenes[0], layers: [] }] },
      'one scene',
    ],
    [
      'a colour of another kind',
      { ...valid(), brand: { ...valid().brand, colors: { ...valid().brand.colors, ink: 'red' } } },
      'colour',
    ],
    ['an unknown field', { ...valid(), extra: true }, 'extra'],
  ])('refuses %s', (_name, value, reason) => {
    expect(problemsOf(value)).toContain(reason);
  });

  it('refuses documents that are nested or long beyond reason, quickly', () => {
    let nested: unknown = {};
    for (let depth = 0; depth < 50_000; depth += 1) nested = { a: nested };
    expect(problemsOf(nested)).toContain('nested');
    expect(problemsOf(' '.repeat(limits.jsonLength + 1))).toContain('characters');
  });

  it('refuses repeated layer ids', () => {
    const creative = valid();
    const scene = creative.scenes[0];
    if (!scene) throw new Error('no scene');
    expect(problemsOf({ ...creative, scenes: [{ ...scene, layers: [...scene.layers, ...scene.layers] }] })).toContain(
      'used twice',
    );
  });
});
