import type { TimedWord } from '@adwright/domain/engines/speech.ts';
import { fileURLToPath } from 'node:url';
import openAligner, { type Decoder } from 'soundswallower';

/** The languages that have an acoustic model here. */
const models = { en: 'en-us', fr: 'fr-fr' } as const;
export type ModelLanguage = keyof typeof models;

export const hasModel = (language: string): language is ModelLanguage => Object.hasOwn(models, language);

let aligner: ReturnType<typeof openAligner> | undefined;
const decoders = new Map<ModelLanguage, Promise<Decoder>>();

function decoderOf(language: ModelLanguage): Promise<Decoder> {
  let decoder = decoders.get(language);
  if (!decoder) {
    decoder = (async () => {
      aligner ??= openAligner();
      const made = new (await aligner).Decoder({
        hmm: fileURLToPath(new URL(`./model/${models[language]}`, import.meta.resolve('soundswallower'))),
        loglevel: 'FATAL',
        samprate: 16_000,
        // Every path is kept: the words are known, so there is nothing to save by dropping unlikely ones.
        beam: 0,
        wbeam: 0,
        pbeam: 0,
      });
      await made.initialize();
      return made;
    })();
    decoders.set(language, decoder);
  }
  return decoder;
}

/** A word of the script and the dictionary's words it is said with. */
export type WordToFind = { readonly text: string; readonly spoken: readonly string[] };

/** When known words are said, by forced alignment. Null when a word is not in the dictionary or the sound does not fit. */
export async function alignByModel(
  recording: Float32Array,
  words: readonly WordToFind[],
  language: ModelLanguage,
): Promise<TimedWord[] | null> {
  const decoder = await decoderOf(language);
  const line = words.flatMap(({ spoken }) => spoken);
  if (line.length === 0 || !line.every((word) => isKnown(decoder, word))) return null;
  decoder.set_align_text(line.join(' '));
  decoder.start();
  // As a whole: the levels are then those of this recording, not of the one before it.
  decoder.process_audio(recording, false, true);
  decoder.stop();
  const found = decoder.get_alignment().w ?? [];
  const spans = found.filter(({ t }) => !/^[<([]/u.test(t)).map(({ b, d }) => ({ start: b, end: b + d }));
  if (spans.length !== line.length) return null;
  let next = 0;
  return words.map(({ text, spoken }) => {
    const first = spans[next] ?? spans.at(-1);
    const last = spans[next + spoken.length - 1] ?? first;
    next += spoken.length;
    return { text, start: first?.start ?? 0, end: last?.end ?? 0 };
  });
}

/** The package's types promise a string; an unknown word is null. */
function isKnown(decoder: Decoder, word: string): boolean {
  return (decoder.lookup_word(word) as string | null) !== null;
}
