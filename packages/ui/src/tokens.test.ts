import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Tokens = ReadonlyMap<string, string>;

/** The declarations of the light block, and of the dark one that overrides it. */
function readThemes(source: string): { light: Tokens; dark: Tokens } {
  const block = source.slice(source.indexOf(':root,\n[data-theme]'), source.indexOf('@theme inline'));
  const split = block.indexOf('@variant dark-root');
  const declarations = (text: string): [string, string][] =>
    [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']);
  const light = new Map(declarations(block.slice(0, split)));
  return { light, dark: new Map([...light, ...declarations(block.slice(split))]) };
}

function resolve(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`No token --${name}`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value);
  return reference?.[1] ? resolve(tokens, reference[1]) : value;
}

const grounds = ['surface', 'raised', 'sunken', 'hover'];
const tints = ['accent', 'support', 'success', 'warn', 'danger'];

/** Every text colour on every ground it is ever set on. */
const textPairs: [text: string, ground: string][] = [
  ...['text', 'muted', 'faint'].flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...tints.flatMap((tint) =>
    ['surface', 'raised', 'sunken', `${tint}-soft`].map((g): [string, string] => [`${tint}-text`, g]),
  ),
  ...tints.flatMap((tint) => ['text', 'muted'].map((text): [string, string] => [text, `${tint}-soft`])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-inverse', 'inverse'],
  ['on-inverse', 'inverse-hover'],
];

/** Borders of controls, icons, bars and the focus ring. */
const shapePairs: [shape: string, ground: string][] = ['line-strong', 'ring', ...tints].flatMap((shape) =>
  ['surface', 'raised', 'sunken'].map((ground): [string, string] => [shape, ground]),
);

const themes = readThemes(css);

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const ratio = ([one, other]: [string, string]): number =>
    contrast(resolve(themes[theme], one), resolve(themes[theme], other));

  it('keeps every text at 4.5:1 on every ground', () => {
    const weak = textPairs
      .filter((pair) => ratio(pair) < 4.5)
      .map((pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`);
    expect(weak).toEqual([]);
  });

  it('keeps control borders, icons and the focus ring at 3:1', () => {
    const weak = shapePairs
      .filter((pair) => ratio(pair) < 3)
      .map((pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`);
    expect(weak).toEqual([]);
  });
});

it('gives Tailwind a colour for every semantic token and none that is unknown', () => {
  const mapped = [...css.matchAll(/--color-([\w-]+): var\(--([\w-]+)\);/g)].map((match) => [match[1], match[2]]);
  const raw = new Set(['ink', 'paper', 'vermilion', 'shade']);
  expect(new Set(mapped.map(([name]) => name))).toEqual(
    new Set([...themes.light.keys()].filter((name) => !raw.has(name))),
  );
  for (const [name, token] of mapped) expect(token).toBe(name);
});

/** Names of Tailwind's own palette, which is switched off: a class with one of them would do nothing, silently. */
const palette =
  /(?<![\w-])(?:bg|text|border|ring|fill|stroke|outline|from|via|to|shadow|accent|decoration)-((?:white|black)|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?![\w-])/g;

it('knows every colour that a class names', () => {
  const known = new Set([...css.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name));
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const files = globSync(['apps/*/{app,src}/**/*.tsx', 'packages/*/src/**/*.tsx'], { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const unknown = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(palette)]
      .filter(([, name]) => !known.has(name ?? ''))
      .map(([used]) => `${file}: ${used}`),
  );
  expect(unknown).toEqual([]);
});

it('knows the brand’s own colours as they were chosen', () => {
  expect(resolve(themes.light, 'text')).toBe('oklch(0.21 0.02 265)');
  expect(resolve(themes.light, 'surface')).toBe('oklch(0.985 0.006 85)');
  expect(resolve(themes.light, 'line')).toBe('oklch(0.91 0.01 85)');
  expect(resolve(themes.light, 'accent')).toBe('oklch(0.66 0.21 33)');
  expect(resolve(themes.dark, 'accent')).toBe('oklch(0.66 0.21 33)');
  expect(resolve(themes.light, 'support')).toBe('oklch(0.58 0.09 200)');
});

it('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('oklch(1 0 0)', '#ffffff')).toBeCloseTo(1, 2);
});
