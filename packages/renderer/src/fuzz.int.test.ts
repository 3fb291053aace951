import { createCanvas } from '@napi-rs/canvas';
import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { drawFrame } from '@adwright/studio/draw/draw-frame.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import { expect, it } from 'vitest';
import { contextOf, createNodeHost, nodeMeasurer } from './node-host.ts';

/** Same seed, same documents: a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const odd: readonly unknown[] = [
  null,
  -1,
  0,
  1e9,
  0.001,
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  '\u0000',
  '🙂'.repeat(50),
  'ا'.repeat(300),
  'w'.repeat(3000),
  [],
  {},
  true,
  '#ffffff',
  'fill',
  'hug',
  'M0 0L9 9Z',
  -0.5,
  4096,
  'NaN',
];

type Spot = { readonly holder: Record<string, unknown> | unknown[]; readonly key: string | number };

function spotsOf(root: unknown): Spot[] {
  const spots: Spot[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      spots.push({ holder: value as Record<string, unknown>, key });
      visit(child);
    }
  };
  visit(root);
  return spots;
}

/** One or two changes: a value replaced, a field removed, a number moved, a part repeated. */
function mutated(document: unknown, random: () => number): unknown {
  const copy: unknown = structuredClone(document);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let changes = 1 + Math.floor(random() * 2); changes > 0; changes -= 1) {
    const { holder, key } = pick(spotsOf(copy));
    const target = holder as Record<string, unknown>;
    const value = target[key];
    const way = random();
    if (typeof value === 'number' && way < 0.5) target[key] = value * (random() * 4 - 1);
    else if (typeof value === 'string' && way < 0.3) target[key] = value.repeat(1 + Math.floor(random() * 20));
    else if (Array.isArray(value) && way < 0.4) target[key] = [...value, ...value];
    else if (way < 0.6) delete target[key];
    else target[key] = pick(odd);
  }
  return copy;
}

const documents = templates.flatMap((template, index) =>
  (['en', 'ar', 'ja'] as const).map((language) =>
    buildCreative(
      template,
      sampleInput({
        language,
        placement: index % 2 === 0 ? 'google-medium-rectangle' : 'google-wide-skyscraper',
        variant: index,
      }),
    ),
  ),
);

it('draws or refuses 2,000 mutated documents, and never crashes or hangs', () => {
  const random = randomFrom(20_261_115);
  const host = createNodeHost(new Map());
  let drawn = 0;
  let slowest = 0;
  let explained = true;
  for (let round = 0; round < 2000; round += 1) {
    const document = mutated(documents[round % documents.length], random);
    const started = performance.now();
    const parsed = parseCreative(document);
    if (parsed.ok) {
      const list = layoutCreative(parsed.creative, nodeMeasurer);
      const canvas = createCanvas(list.width, list.height);
      drawFrame(contextOf(canvas), list, list.duration * random(), host);
      drawn += 1;
    } else {
      explained &&= parsed.problems.length > 0 && parsed.problems.every((problem) => problem !== '');
    }
    slowest = Math.max(slowest, performance.now() - started);
  }
  expect(explained).toBe(true);
  // Both outcomes must occur, or the mutations are too wild or too tame to prove anything.
  expect(drawn).toBeGreaterThan(200);
  expect(drawn).toBeLessThan(1800);
  expect(slowest).toBeLessThan(3000);
}, 180_000);
