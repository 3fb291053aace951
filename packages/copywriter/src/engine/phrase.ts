import { upperFirst } from './casing.ts';
import type { FormName, ReadBrief } from './facts.ts';

/** A phrase with slots in braces, taken apart once: "{product} {does}." */
export type Phrase = {
  readonly source: string;
  readonly parts: readonly Part[];
  /** Names of the words it uses, without the benefits. */
  readonly words: ReadonlySet<string>;
  readonly benefits: number;
};

type Part = { readonly kind: 'text' | 'benefit' | 'word'; readonly value: string };

const forms: ReadonlySet<string> = new Set<FormName>([
  'line',
  'does',
  'doesOne',
  'categoryDoes',
  'base',
  'youDo',
  'doing',
  'thing',
  'trait',
]);

const compiled = new Map<string, Phrase>();

export function phrase(source: string): Phrase {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const parts = source
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece): Part => {
      const slot = /^\{(\w+)\}$/.exec(piece)?.[1];
      if (slot === undefined) return { kind: 'text', value: piece };
      return { kind: forms.has(slot) ? 'benefit' : 'word', value: slot };
    });
  const result = {
    source,
    parts,
    words: new Set(parts.filter((part) => part.kind === 'word').map((part) => part.value)),
    benefits: parts.filter((part) => part.kind === 'benefit').length,
  };
  compiled.set(source, result);
  return result;
}

export type Filled = { readonly text: string; readonly used: readonly number[]; readonly phrase: Phrase };

type Filling = {
  readonly brief: ReadBrief;
  /** Language tag, for its casing. */
  readonly tag: string;
  /** Benefits that may still be told, in the order they should be. */
  readonly open: readonly number[];
  readonly fits: (text: string) => boolean;
};

/** Fills the slots, with shorter wordings where the full ones do not fit; null when it cannot be done. */
export function fill(wanted: Phrase, filling: Filling): Filled | null {
  for (let brevity = 0; brevity < 4; brevity += 1) {
    const filled = fillAt(wanted, filling, brevity);
    if (filled === null) return null;
    if (filling.fits(filled.text)) return filled;
    if (!filled.shortenable) return null;
  }
  return null;
}

function fillAt(wanted: Phrase, filling: Filling, brevity: number): (Filled & { shortenable: boolean }) | null {
  const used: number[] = [];
  let text = '';
  let shortenable = false;
  for (const part of wanted.parts) {
    if (part.kind === 'text') {
      text += part.value;
      continue;
    }
    const found =
      part.kind === 'benefit'
        ? benefit(wanted, part.value as FormName, filling, used, brevity)
        : word(part.value, filling, brevity);
    if (found === null) return null;
    shortenable ||= found.shortenable;
    text += startsSentence(text) ? upperFirst(found.text, filling.tag) : found.text;
  }
  return { text: tidy(text), used, phrase: wanted, shortenable };
}

type Found = { readonly text: string; readonly shortenable: boolean };

function benefit(wanted: Phrase, form: FormName, filling: Filling, used: number[], brevity: number): Found | null {
  for (const index of filling.open) {
    if (used.includes(index)) continue;
    const wordings = filling.brief.benefits[index] ?? [];
    const text = wordings[Math.min(brevity, wordings.length - 1)]?.[form];
    // "keeps a and b and comes with c and d" is a list nobody follows.
    if (text === undefined || (wanted.benefits > 1 && / and /.test(text) && form !== 'line')) continue;
    used.push(index);
    return { text, shortenable: brevity < wordings.length - 1 };
  }
  return null;
}

function word(name: string, filling: Filling, brevity: number): Found | null {
  const wordings = filling.brief.words[name] ?? [];
  const text = wordings[Math.min(brevity, wordings.length - 1)];
  return text === undefined ? null : { text, shortenable: brevity < wordings.length - 1 };
}

function startsSentence(before: string): boolean {
  return before === '' || /(?:[.!?…。！？؟]["”’»)]?\s*|\n\s*|^["“‘«¿¡(]+)$/u.test(before);
}

/** A fact may end in its own mark, or be an abbreviation: never two marks in a row. */
function tidy(text: string): string {
  if (!/[.!?…。！？؟][.。]| {2}/u.test(text)) return text;
  return text.replaceAll(/([.!?…。！？؟])[.。](?=\s|$)/gu, '$1').replaceAll(/ {2,}/g, ' ');
}
