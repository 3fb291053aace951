import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const Vocabulary = z.record(z.string(), z.number().int());
const Settings = z.object({
  lang_to_id: z.record(z.string(), z.number().int()),
  suppress_tokens: z.array(z.number().int()),
});

export type WhisperWords = {
  /** Numbers of the languages, by their code. */
  readonly languages: ReadonlyMap<string, number>;
  /** Signs that nobody says, such as notes of music. */
  readonly unsaid: ReadonlySet<number>;
  text(tokens: readonly number[]): string;
};

export async function readWords(files: { vocabulary: string; settings: string }): Promise<WhisperWords> {
  const [vocabulary, settings] = await Promise.all([
    readFile(files.vocabulary, 'utf8').then((text) => Vocabulary.parse(JSON.parse(text))),
    readFile(files.settings, 'utf8').then((text) => Settings.parse(JSON.parse(text))),
  ]);
  const pieces = new Map(Object.entries(vocabulary).map(([piece, id]) => [id, piece]));
  const bytes = byteLetters();
  return {
    languages: new Map(Object.entries(settings.lang_to_id).map(([tag, id]) => [tag.replaceAll(/[<|>]/gu, ''), id])),
    unsaid: new Set(settings.suppress_tokens),
    text(tokens) {
      const letters = tokens.map((id) => pieces.get(id) ?? '').join('');
      const raw = Uint8Array.from(letters, (letter) => bytes.get(letter) ?? 0x20);
      // A letter of which only a part was heard is no letter.
      return new TextDecoder().decode(raw).replaceAll('\ufffd', '').trim();
    },
  };
}

/** The vocabulary writes each byte as one visible letter: printable ones as themselves, the others from 256 on. */
function byteLetters(): Map<string, number> {
  const letters = new Map<string, number>();
  let next = 256;
  for (let byte = 0; byte < 256; byte += 1) {
    const isPrintable = (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
    letters.set(String.fromCodePoint(isPrintable ? byte : next++), byte);
  }
  return letters;
}
