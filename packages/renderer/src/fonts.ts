import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { emojiFamily, fontFamilies, weightFor, type FontFamily } from '@adwright/studio/brand/fonts.ts';
import type { FontFaces, FontSpec } from '@adwright/studio/text/measurer.ts';
import { GlobalFonts } from '@napi-rs/canvas';
import { ownFontOf, ownFontsVersion } from './own-fonts/own-fonts.ts';
import { covers } from './own-fonts/read-sfnt.ts';
import { withoutEmoji } from './without-emoji.ts';

/**
 * Fonts come in slices of a few hundred characters, as the web loads them: 120 small files instead of one
 * of 10 MB for Japanese. Skia does not choose among files of one family, so each slice gets a name of its
 * own, is read when a text first needs it, and a text's font names only the slices it needs.
 */
type Slice = {
  readonly alias: string;
  readonly file: string;
  readonly italicFile: string | undefined;
  readonly ranges: Uint32Array;
  /** Says it has whole blocks of signs and has a few of them: the others are asked as well. */
  readonly isSparse?: boolean;
  loaded: boolean;
};

const require = createRequire(import.meta.url);

function parseRanges(text: string): Uint32Array {
  const numbers = text.split(',').flatMap((part) => {
    const [from = '0', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
  return Uint32Array.from(numbers);
}

/** An Arabic family’s `math` claims ℃ and ™, for one, and writes neither. */
const sparse = new Set(['math', 'symbols']);

function slicesOf(family: FontFamily): Slice[] {
  const folder = dirname(require.resolve(`${family.package}/package.json`));
  const id = family.package.split('/')[1] as string;
  const axis = family.package.startsWith('@fontsource-variable/') ? 'wght' : '400';
  const unicode = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  // Emoji made of several characters have to be in one file, and their slices hold no colours that Skia draws.
  const parts =
    family.name === emojiFamily ? [['emoji', Object.values(unicode).join(',')] as const] : Object.entries(unicode);
  return parts.map(([key, ranges]) => {
    const subset = key.replaceAll(/[[\]]/g, '');
    const path = (style: string): string => join(folder, 'files', `${id}-${subset}-${axis}-${style}.woff2`);
    return {
      alias: `aw-${id}-${subset}`,
      file: path('normal'),
      italicFile: family.italic ? path('italic') : undefined,
      ranges: parseRanges(ranges),
      isSparse: sparse.has(subset),
      loaded: false,
    };
  });
}

const families = new Map<string, { family: FontFamily; slices: Slice[] }>();

function familyOf(name: string): { family: FontFamily; slices: Slice[] } | undefined {
  const known = families.get(name);
  if (known) return known;
  const family = fontFamilies.find((candidate) => candidate.name === name);
  if (!family) return undefined;
  const made = { family, slices: slicesOf(family) };
  families.set(name, made);
  return made;
}

/** An uploaded family is one file, and is there already. */
function slicesNamed(
  name: string,
): readonly (Slice | (Pick<Slice, 'alias' | 'ranges' | 'isSparse'> & { loaded: true }))[] {
  const own = ownFontOf(name);
  return own
    ? [{ alias: own.alias, ranges: own.ranges, isSparse: false, loaded: true }]
    : (familyOf(name)?.slices ?? []);
}

function load(slice: ReturnType<typeof slicesNamed>[number]): void {
  if (slice.loaded) return;
  slice.loaded = true;
  GlobalFonts.register(readFileSync(slice.file), slice.alias);
  if (slice.italicFile) GlobalFonts.register(readFileSync(slice.italicFile), slice.alias);
}

/** Many slices say they have all signs of currencies and have a few: those of this family stay at hand for the others. */
const allMoney = 'Inter';

function isMoney(point: number): boolean {
  return point >= 0x20a0 && point <= 0x20cf && point !== 0x20ac;
}

/** The slices, in order of the families, that together write every character of a text. */
function slicesFor(font: FontSpec, text: string): string[] {
  const words = withoutEmoji(text);
  const chosen = slicesIn(font.families, words);
  // Some of the other families have a plain sign for what is meant as a picture.
  return words === text ? chosen : [...new Set([...chosen, ...slicesIn([emojiFamily], text)])];
}

function slicesIn(names: readonly string[], text: string): string[] {
  const open = new Set<number>();
  for (const character of text) open.add(character.codePointAt(0) as number);
  const chosen: string[] = [];
  for (const name of names) {
    for (const slice of slicesNamed(name)) {
      let needed = false;
      for (const point of open) {
        if (!covers(slice, point)) continue;
        if (!slice.isSparse && (!isMoney(point) || name === allMoney)) open.delete(point);
        needed = true;
      }
      if (!needed) continue;
      load(slice);
      chosen.push(slice.alias);
    }
    if (open.size === 0) break;
  }
  return chosen;
}

/** A static font keeps its weight, or it would be smeared into a bolder one; other families may write a part of the text. */
function weightOf(font: FontSpec, text: string): number {
  const own = ownFontOf(font.families[0] ?? '');
  if (!own) return weightFor(font.families[0], font.weight, text);
  const isWhole = [...text].every((sign) => !/\p{L}/u.test(sign) || covers(own, sign.codePointAt(0) ?? 0));
  return own.weight !== null && isWhole ? own.weight : font.weight;
}

export function createNodeFonts(): FontFaces {
  const known = new Map<string, string>();
  let version = ownFontsVersion();
  return {
    css(font, size, text) {
      if (version !== ownFontsVersion()) {
        known.clear();
        version = ownFontsVersion();
      }
      const key = `${font.families[0]} ${font.families[2]} ${font.families[3]}\n${text}`;
      let list = known.get(key);
      if (list === undefined) {
        const slices = slicesFor(font, text);
        list = (slices.length > 0 ? slices : ['sans-serif']).map((alias) => `"${alias}"`).join(', ');
        if (known.size > 20_000) known.clear();
        known.set(key, list);
      }
      const italic = font.italic && familyOf(font.families[0] ?? '')?.family.italic;
      return `${italic ? 'italic ' : ''}${weightOf(font, text)} ${size}px ${list}`;
    },
  };
}
