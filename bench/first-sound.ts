/** From the click on a voice or a line to its sound: a sample, and a line with nothing loaded, with its model loaded, and once it is kept. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSpeech, type SpeechOptions } from '@adwright/speech/open-speech.ts';
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
      rows.push({ voice: cold, state: 'sample', ...(await wait(() => desk.samples.read(cold))) });
      for (const [state, voiceId] of [
        ['nothing loaded', cold],
        ['model loaded', warm],
        ['kept', warm],
      ] as const)
        rows.push({ voice: voiceId, state, ...(await wait(() => desk.lines.speak({ text, voiceId }, nobody))) });
    } finally {
      await desk.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

const text = 'Cold by noon? Not this one.';
const nobody = { userId: null, runId: null };

async function wait(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const [begun, cpu] = [performance.now(), cpuSeconds()];
  await work();
  return { first_sound_s: round((performance.now() - begun) / 1000), cpu_s: round(cpuSeconds() - cpu) };
}
