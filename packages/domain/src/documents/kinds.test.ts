import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { creativeVersion } from '@adwright/studio/creative/creative.ts';
import { documentKinds } from '@adwright/studio/document/kinds.ts';
import { describe, expect, it } from 'vitest';
import { checkBody } from './check-body.ts';
import type { DocumentKind } from './ports.ts';
import { upToDate } from './up-to-date.ts';

const folder = new URL('./fixtures/', import.meta.resolve('@adwright/studio/document/kinds.ts'));
const kinds: [string, DocumentKind][] = Object.entries(documentKinds);
const versions = kinds.flatMap(([id, kind]) =>
  Array.from({ length: kind.version }, (_, index) => ({ id, kind, version: index + 1 })),
);

/** Documents as each version wrote them. They are never written anew: people have such documents. */
describe('a stored document', () => {
  it.each(versions)('of kind $id, version $version, is still good', ({ id, kind, version }) => {
    const stored = JSON.parse(readFileSync(new URL(`${id}-${version}.json`, folder), 'utf8')) as JsonObject;
    const today = upToDate(kind, stored, version);
    expect(kind.problems(today)).toEqual([]);
    expect(checkBody(kind, today)).toBeGreaterThan(0);
  });

  it('of a creative has the version the creative says itself', () => {
    expect(documentKinds.creative.version).toBe(creativeVersion);
  });

  it('has a fixture for no version that never was', () => {
    const known = versions.map(({ id, version }) => `${id}-${version}.json`);
    expect(readdirSync(fileURLToPath(folder)).toSorted()).toEqual(known.toSorted());
  });
});

describe('bringing a document up to date', () => {
  const kind: DocumentKind = {
    version: 3,
    steps: { 1: (body) => ({ words: [body['text']] }), 2: (body) => ({ ...body, language: 'en' }) },
    problems: () => [],
  };

  it('takes one step after the other, and none for what is of today', () => {
    expect(upToDate(kind, { text: 'a' }, 1)).toEqual({ words: ['a'], language: 'en' });
    expect(upToDate(kind, { words: [] }, 2)).toEqual({ words: [], language: 'en' });
    expect(upToDate(kind, { words: [] }, 3)).toEqual({ words: [] });
  });

  it('says clearly that a document is from a newer version', () => {
    expect(() => upToDate(kind, {}, 4)).toThrow(expect.objectContaining({ code: 'document_version' }));
  });
});

describe('a body', () => {
  const kind: DocumentKind = { version: 1, steps: {}, problems: () => [] };

  it('is refused when it is too deep or too large, whatever its kind would say', () => {
    let deep: JsonObject = {};
    for (let level = 0; level < 10_000; level += 1) deep = { deep };
    expect(() => checkBody(kind, deep)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
    expect(() => checkBody(kind, { text: 'x'.repeat(900_000) })).toThrow(
      expect.objectContaining({ code: 'too_large' }),
    );
    expect(checkBody(kind, { text: 'é' })).toBe(13);
  });
});
