import { writeFile } from 'node:fs/promises';
import type { ToolContext } from '../../tool.ts';
import type { SpokenLine } from '../plan/scene-times.ts';

export type SaidAloud = {
  readonly line: SpokenLine;
  readonly file: string;
  /** Sound by sound, for lips; none where the voice does not tell. */
  readonly sounds: readonly { readonly ipa: string; readonly start: number; readonly end: number }[];
};

export type Voice = {
  say(text: string, how: { readonly voice: string; readonly speed: number }): Promise<SaidAloud>;
  /** What spoke last; empty while nobody has. */
  engine(): string;
};

/** Says lines as recordings of this attempt, each once: films that share a body share its lines. */
export function openVoice(context: ToolContext): Voice {
  const call = { userId: context.userId, runId: context.runId, signal: context.signal };
  const said = new Map<string, Promise<SaidAloud>>();
  let engine = '';
  const speak = async (
    text: string,
    how: { readonly voice: string; readonly speed: number },
    number: number,
  ): Promise<SaidAloud> => {
    const speech = await context.speech.speaker.speak({ text, voiceId: how.voice, speed: how.speed }, call);
    const file = await context.temporaryFile(`line-${number}.wav`);
    await writeFile(file, speech.file.bytes);
    ({ engine } = speech);
    return { line: { seconds: speech.seconds, words: speech.words }, file, sounds: speech.phonemes };
  };
  return {
    say(text, how) {
      const key = JSON.stringify([how.voice, how.speed, text]);
      const saying = said.get(key) ?? speak(text, how, said.size);
      said.set(key, saying);
      return saying;
    },
    engine: () => engine,
  };
}
