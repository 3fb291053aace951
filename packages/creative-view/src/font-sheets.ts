import { emojiFamily } from '@adwright/studio/brand/fonts.ts';
import type { FontSpec } from '@adwright/studio/text/measurer.ts';

/**
 * The style sheets of the families ads are set in, fetched when a canvas first shows one. Their unicode ranges
 * decide which files follow. Emoji are those that exports are drawn with, in one large file that only an ad with emoji
 * fetches: their slices hold drawings alone that most browsers show nothing of.
 */
const sheets: Readonly<Record<string, () => Promise<unknown>>> = {
  'Bricolage Grotesque': () => import('@fontsource-variable/bricolage-grotesque/wght.css'),
  Archivo: () => import('@fontsource-variable/archivo/wght.css'),
  Fraunces: () =>
    both(import('@fontsource-variable/fraunces/wght.css'), import('@fontsource-variable/fraunces/wght-italic.css')),
  'Instrument Serif': () =>
    both(import('@fontsource/instrument-serif/400.css'), import('@fontsource/instrument-serif/400-italic.css')),
  Anton: () => import('@fontsource/anton/400.css'),
  'Space Grotesk': () => import('@fontsource-variable/space-grotesk/wght.css'),
  Manrope: () => import('@fontsource-variable/manrope/wght.css'),
  Inter: () => import('@fontsource-variable/inter/wght.css'),
  'Noto Sans Arabic': () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  'Noto Kufi Arabic': () => import('@fontsource-variable/noto-kufi-arabic/wght.css'),
  'Noto Sans JP': () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  'Noto Sans KR': () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  'Noto Sans SC': () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  'Noto Sans TC': () => import('@fontsource-variable/noto-sans-tc/wght.css'),
  'Noto Sans Thai': () => import('@fontsource-variable/noto-sans-thai/wght.css'),
  [emojiFamily]: () => import('@fontsource/noto-color-emoji/emoji-400.css'),
};

function both(...parts: Promise<unknown>[]): Promise<unknown> {
  return Promise.all(parts);
}

const cjk = new Set(['Noto Sans JP', 'Noto Sans KR', 'Noto Sans SC', 'Noto Sans TC']);

/** The families a text needs: its own, Inter for what that cannot write, and one for each other script in it. */
export function familiesFor(font: FontSpec, text: string): string[] {
  const [own = 'Inter'] = font.families;
  const needed = new Set([own, 'Inter']);
  if (/\p{Script=Arabic}/u.test(text))
    for (const family of font.families) if (family.endsWith('Arabic')) needed.add(family);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(text))
    needed.add(font.families.find((family) => cjk.has(family)) ?? 'Noto Sans SC');
  if (/\p{Script=Hangul}/u.test(text)) needed.add('Noto Sans KR');
  if (/\p{Script=Thai}/u.test(text)) needed.add('Noto Sans Thai');
  if (emoji.test(text) && drawsColorFonts()) needed.add(emojiFamily);
  return [...needed];
}

const emoji = /\p{RGI_Emoji}/v;

/** A browser that cannot draw the font's colours would show nothing where the device's own emoji are drawn. */
function drawsColorFonts(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('font-tech(color-COLRv1)');
}

const asked = new Map<string, Promise<unknown>>();
const there = new Set<string>();

export function hasSheet(family: string): boolean {
  return there.has(family) || !Object.hasOwn(sheets, family);
}

/** Fetches each sheet once. One that cannot be had is asked for again by the next text that needs it. */
export async function loadSheet(family: string): Promise<void> {
  const load = sheets[family];
  if (!load || there.has(family)) return;
  const pending = asked.get(family) ?? load();
  asked.set(family, pending);
  try {
    await pending;
    there.add(family);
  } catch {
    asked.delete(family);
  }
}
