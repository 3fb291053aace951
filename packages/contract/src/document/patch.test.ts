import { describe, expect, it } from 'vitest';
import { applyPatch, PatchError } from './apply-patch.ts';
import type { PatchOperation } from './document.ts';
import type { JsonObject } from './json-value.ts';
import { makePatch } from './make-patch.ts';

/** The same numbers every time. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

function value(roll: (limit: number) => number, depth: number): unknown {
  const kind = roll(depth > 0 ? 6 : 3);
  if (kind === 0) return roll(4);
  if (kind === 1) return ['', 'a', 'b/c', '~d', null, true][roll(6)];
  if (kind === 2) return null;
  const items = Array.from({ length: roll(5) }, () => value(roll, depth - 1));
  return kind === 3 ? items : Object.fromEntries(items.map((item) => [['a', 'b', 'c/d', '~0'][roll(4)], item]));
}

describe('a patch', () => {
  it('turns any document into any other, and leaves the given one alone', () => {
    const roll = dice(7);
    for (let round = 0; round < 3000; round += 1) {
      const before = { root: value(roll, 4) };
      const after = { root: value(roll, 4) };
      const kept = JSON.stringify(before);
      expect(applyPatch(before, makePatch(before, after))).toEqual(after);
      expect(JSON.stringify(before)).toBe(kept);
    }
  });

  it('is small for a small change, and nothing for none', () => {
    const layers = Array.from({ length: 100 }, (_, index) => ({ id: `layer-${index}`, text: 'words', x: index }));
    const before = { layers, name: 'x' };
    expect(makePatch(before, structuredClone(before))).toEqual([]);
    const moved = { ...before, layers: layers.map((layer, index) => (index === 40 ? { ...layer, x: 1 } : layer)) };
    expect(makePatch(before, moved)).toEqual([{ op: 'replace', path: '/layers/40/x', value: 1 }]);
    const fewer = { ...before, layers: layers.toSpliced(3, 1) };
    expect(makePatch(before, fewer)).toEqual([{ op: 'remove', path: '/layers/3' }]);
    const more = { ...before, layers: layers.toSpliced(50, 0, { id: 'new', text: '', x: 0 }) };
    expect(makePatch(before, more)).toHaveLength(1);
  });

  it('says nothing of members that JSON would not write', () => {
    expect(makePatch({ a: 1, b: undefined }, { a: 1 })).toEqual([]);
    expect(makePatch({ a: 1 }, { a: undefined })).toEqual([{ op: 'remove', path: '/a' }]);
  });

  const document: JsonObject = { list: [1, 2], group: { text: 'x' } };
  it.each([
    '',
    'group',
    '/missing/deep',
    '/list/2/x',
    '/list/length',
    '/list/01',
    '/list/-1',
    '/list/4294967294',
    '/list/1e3',
    '/__proto__',
    '/__proto__/polluted',
    '/constructor/prototype/polluted',
    '/hasOwnProperty/call',
    '/group/toString/name',
    '/group/text/0',
  ])('does not reach beyond the document: %j', (path) => {
    for (const operation of [
      { op: 'add', path, value: 1 },
      { op: 'replace', path, value: 1 },
      { op: 'remove', path },
    ] as const satisfies readonly PatchOperation[])
      expect(() => applyPatch(document, [operation])).toThrow(PatchError);
    expect({}).not.toHaveProperty('polluted');
  });

  it('refuses to change what is not there', () => {
    for (const path of ['/none', '/list/2', '/group/none']) {
      expect(() => applyPatch(document, [{ op: 'replace', path, value: 1 }])).toThrow(PatchError);
      expect(() => applyPatch(document, [{ op: 'remove', path }])).toThrow(PatchError);
    }
    expect(applyPatch(document, [{ op: 'add', path: '/list/-', value: 3 }])).toMatchObject({ list: [1, 2, 3] });
  });
});

it('refuses a short patch that would be endless work', () => {
  const items = Array.from({ length: 300_000 }, () => 0);
  const patch = Array.from({ length: 4900 }, () => ({ op: 'remove' as const, path: '/items/0' }));
  const started = performance.now();
  expect(() => applyPatch({ items }, patch)).toThrow(PatchError);
  expect(performance.now() - started).toBeLessThan(500);
});
