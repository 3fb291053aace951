import { readFile } from 'node:fs/promises';
import openDictionary, { type Tokenizer, TokenizerBuilder } from 'lindera-wasm-ipadic';
import { adWords } from './japanese-ad-words.ts';
import { isCounter, withCounter } from './japanese-counters.ts';
import { japaneseNumber } from './japanese-numbers.ts';
import type { CutWords, SpokenToken } from './phrases.ts';

type Morpheme = { readonly text: string; readonly details: readonly string[]; readonly reading?: string };

let tokenizer: Promise<Tokenizer> | undefined;

/** The dictionary takes a second and some memory: it is opened for the first Japanese text. */
function dictionary(): Promise<Tokenizer> {
  tokenizer ??= (async () => {
    const file = new URL(import.meta.resolve('lindera-wasm-ipadic/lindera_wasm_bg.wasm'));
    await openDictionary({ module_or_path: await readFile(file) });
    const builder = new TokenizerBuilder();
    builder.setDictionary('embedded://ipadic');
    builder.setMode('normal');
    return builder.build();
  })();
  return tokenizer;
}

export type JapaneseReader = { readonly cutWords: CutWords; read(token: SpokenToken): SpokenToken };

/** Words and their readings: the voice knows kana only, and takes particles for words if they stand alone. */
export async function openJapaneseReader(): Promise<JapaneseReader> {
  const words = await dictionary();
  const cut = (text: string): Morpheme[] =>
    adWords(text).flatMap((part) =>
      part.reading === undefined
        ? (words.tokenize(part.text) as Map<string, unknown>[]).map(morpheme)
        : [{ text: part.text, details: [], reading: part.reading }],
    );
  return {
    cutWords: (text) => cut(text).map(({ text: word }) => word),
    read({ source, say }) {
      const morphemes = cut(say);
      const isParticle =
        /^(?:助詞|助動詞)$/u.test(morphemes[0]?.details[0] ?? '') || morphemes[0]?.details[1] === '接尾';
      const reading = (text: string): string => cut(text).map(readingOf).join('');
      return { source, say: readNumbers(say, reading), glued: isParticle };
    },
  };
}

/** A number and what it counts are one word. */
export function joinCounted(tokens: readonly SpokenToken[]): SpokenToken[] {
  const joined: SpokenToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && /\d$/u.test(last.say) && isCounter(token.say.charAt(0))) {
      joined[joined.length - 1] = { ...last, source: last.source + token.source, say: last.say + token.say };
    } else joined.push(token);
  }
  return joined;
}

/** Numbers are not in the dictionary, and some change together with the word they count. */
function readNumbers(text: string, reading: (text: string) => string): string {
  const parts = text.split(/(\d+(?:\.\d+)?)/u);
  let said = '';
  for (let at = 0; at < parts.length; at += 2) {
    const rest = parts[at] ?? '';
    const digits = parts[at - 1];
    if (digits === undefined) said += reading(rest);
    else {
      const counted = withCounter(digits, rest.charAt(0));
      said += counted === undefined ? japaneseNumber(digits) + reading(rest) : counted + reading(rest.slice(1));
    }
  }
  return said;
}

function morpheme(entry: Map<string, unknown>): Morpheme {
  return { text: entry.get('text') as string, details: (entry.get('details') as string[] | undefined) ?? [] };
}

/** The pronunciation where the dictionary has one; kana, digits and Latin letters stand for themselves. */
function readingOf({ text, details, reading }: Morpheme): string {
  const said = reading ?? details[8];
  return said === undefined || said === '*' ? text : said;
}
