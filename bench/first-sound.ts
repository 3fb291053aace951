/** From the click on a voice to its first sentence: with nothing loaded, with its model loaded, and once it is kept. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSpeech, type SpeechDesk, type SpeechOptions } from '@adwright/speech/open-speech.ts';
import { cpuSeconds } from './cpu-time.ts';
import { round } from './report.ts';

/** Two people of each engine: the first finds nothing loaded. */
const pairs = [
  ['kokoro-af-heart', 'kokoro-am-michael'],
  ['sano-de', 'sano-ru'],
  ['en-olivia', 'en-james'],
] as const;

export async function measureFirstSound(
  options: Pick<SpeechOptions, 'codec' | 'weights'>,
): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  for (const [cold, warm] of pairs) {
    const folder = await mkdtemp(join(tmpdir(), 'adwright-first-sound-'));
    const desk = openSpeech({ ...options, sampleFolder: folder, soundFolder: join(folder, 'sounds') });
    try {
      for (const [state, voiceId] of [
        ['nothing loaded', cold],
        ['model loaded', warm],
        ['kept', warm],
      ] as const)
        rows.push({ voice: voiceId, state, ...(await wait(desk, voiceId)) });
    } finally {
      await desk.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

async function wait({ samples }: SpeechDesk, voiceId: string): Promise<Record<string, number>> {
  const [begun, cpu] = [performance.now(), cpuSeconds()];
  await samples.read(voiceId, 'first');
  const first = { first_sound_s: round((performance.now() - begun) / 1000), cpu_s: round(cpuSeconds() - cpu) };
  await samples.read(voiceId);
  return { ...first, whole_s: round((performance.now() - begun) / 1000) };
}
