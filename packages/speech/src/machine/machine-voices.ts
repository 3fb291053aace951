import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { readWav } from '../signal/read-wav.ts';
import { resample } from '../signal/resample.ts';
import { festival } from './festival.ts';
import { flite } from './flite.ts';
import type { MachineEngine, MachineVoice } from './machine-engine.ts';
import { jtalkFolders, openJtalk } from './open-jtalk.ts';
import { pico } from './pico.ts';
import { piper } from './piper.ts';
import { rhvoice, rhvoiceFolder } from './rhvoice.ts';
import { runProgram } from './run-program.ts';

export type MachineOptions = {
  readonly piperVoices?: string | null;
  readonly rhvoiceVoices?: string;
  readonly jtalk?: typeof jtalkFolders;
};

/** The voices of whatever is installed here, the best-sounding engines first. An engine that misbehaves has none. */
export async function findMachineVoices(options: MachineOptions = {}): Promise<MachineVoice[]> {
  const engines: readonly MachineEngine[] = [
    piper(options.piperVoices ?? null),
    rhvoice(options.rhvoiceVoices ?? rhvoiceFolder),
    openJtalk(options.jtalk ?? jtalkFolders),
    pico,
    flite,
    festival,
  ];
  const found = await Promise.all(engines.map((engine) => engine.voices().catch(() => [])));
  return found.flat();
}

/** What the voice says, mono at 48 kHz. */
export async function speakOnMachine(
  voice: MachineVoice,
  text: string,
  options: { readonly speed: number; readonly signal?: AbortSignal | undefined },
): Promise<Float32Array> {
  const folder = await mkdtemp(join(tmpdir(), 'adwright-voice-'));
  try {
    const files = { wav: join(folder, 'voice.wav'), text: join(folder, 'text.txt') };
    await writeFile(files.text, `${text.replaceAll(/\s+/gu, ' ')}\n`);
    const { program, args } = voice.command(files, options.speed);
    const done = await runProgram(program, args, { inputFile: files.text, signal: options.signal });
    if (done?.code !== 0)
      throw new Error(`${voice.engine} could not speak: ${done?.output.slice(-300) ?? 'it is gone'}`);
    const { samples, rate } = readWav(await readFile(files.wav));
    return resample(samples, rate, sampleRate);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
