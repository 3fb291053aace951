import { writeFile } from 'node:fs/promises';
import type { ToolContext } from '../../tool.ts';
import type { VideoAdOrder } from '../contract.ts';
import type { SpokenLine } from '../plan/scene-times.ts';

type Spoken = {
  /** By scene; null where nothing is said. */
  readonly lines: readonly (SpokenLine | null)[];
  /** Recordings by the name creatives call them. */
  readonly files: ReadonlyMap<string, string>;
  readonly engine: string;
};

/** Every line of the script in the voice of the order, as recordings of this attempt. */
export async function speakLines(
  { script, voice, speed }: VideoAdOrder,
  context: ToolContext,
  progress: (share: number) => Promise<void>,
): Promise<Spoken> {
  const files = new Map<string, string>();
  if (voice === null) return { lines: script.scenes.map(() => null), files, engine: '' };
  const call = { userId: context.userId, runId: context.runId, signal: context.signal };
  const lines: (SpokenLine | null)[] = [];
  let engine = '';
  for (const [index, { spoken }] of script.scenes.entries()) {
    if (spoken === '') {
      lines.push(null);
      continue;
    }
    const speech = await context.speech.speaker.speak({ text: spoken, voiceId: voice, speed }, call);
    const file = await context.temporaryFile(`line-${index}.wav`);
    await writeFile(file, speech.file.bytes);
    files.set(`speech:${index}`, file);
    lines.push({ seconds: speech.seconds, words: speech.words });
    ({ engine } = speech);
    await progress((index + 1) / script.scenes.length);
  }
  return { lines, files, engine };
}
