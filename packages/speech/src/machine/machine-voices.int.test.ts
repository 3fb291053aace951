import { readFile, rm } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeEngines, installFakeEngines } from '../testing/fake-engines.ts';
import type { MachineVoice } from './machine-engine.ts';
import { findMachineVoices, speakOnMachine } from './machine-voices.ts';

let fakes: FakeEngines;
let voices: MachineVoice[];
const path = process.env['PATH'] ?? '';
beforeAll(async () => {
  fakes = await installFakeEngines();
  process.env['PATH'] = `${fakes.folder}${delimiter}${path}`;
  process.env['FAKE_CALLS'] = fakes.calls;
  voices = await findMachineVoices(fakes.machine);
});
afterAll(async () => {
  process.env['PATH'] = path;
  delete process.env['FAKE_CALLS'];
  await rm(fakes.folder, { recursive: true, force: true });
});

async function lastCall(): Promise<{ args: string[]; text: string }> {
  const lines = (await readFile(fakes.calls, 'utf8')).trim().split('\n');
  return JSON.parse(lines.at(-1) ?? '{}') as { args: string[]; text: string };
}

describe('engines of the machine', () => {
  it('are found with the voices they have, the best first, and those we do not know are left out', () => {
    expect(voices.map(({ id, language, engine }) => `${id} ${language} ${engine}`)).toEqual([
      'piper-de_de-thorsten-medium de Piper',
      'rhvoice-anna ru RHVoice',
      'open-jtalk-mei_normal ja Open JTalk',
      'pico-en-us en SVOX Pico',
      'pico-en-gb en SVOX Pico',
      'pico-de-de de SVOX Pico',
      'pico-es-es es SVOX Pico',
      'pico-fr-fr fr SVOX Pico',
      'pico-it-it it SVOX Pico',
      'flite-kal16 en Flite',
      'flite-awb en Flite',
      'flite-rms en Flite',
      'flite-slt en Flite',
      'festival-kal_diphone en Festival',
      'festival-lp_diphone it Festival',
    ]);
  });

  it.each([
    ['flite-slt', 'duration_stretch=0.500'],
    ['pico-de-de', '--lang=de-DE'],
    ['festival-lp_diphone', "(begin (voice_lp_diphone) (Parameter.set 'Duration_Stretch 0.500))"],
    ['rhvoice-anna', '200'],
    ['open-jtalk-mei_normal', '2.00'],
    ['piper-de_de-thorsten-medium', '0.500'],
  ])('%s is told the words and the speed, and nothing of them is taken for a command', async (id, expected) => {
    const voice = voices.find((one) => one.id === id);
    if (!voice) throw new Error(`no ${id}`);
    const words = 'It’s "$(touch /nowhere)" & `more`; --help';
    const sound = await speakOnMachine(voice, words, { speed: 2 });
    expect(sound.length / sampleRate).toBeCloseTo(1, 2);
    expect(Math.max(...sound.subarray(0, 4800))).toBeGreaterThan(0.2);
    const { args, text } = await lastCall();
    expect(args).toContain(expected);
    expect(text).toContain(words);
  });

  it('say what is wrong when they break down, and stop when they are told to', async () => {
    const voice = voices.find(({ id }) => id === 'flite-slt');
    if (!voice) throw new Error('no voice');
    await expect(speakOnMachine(voice, 'please break down', { speed: 1 })).rejects.toThrow('engine broke down');
    const signal = AbortSignal.abort(new Error('never mind'));
    await expect(speakOnMachine(voice, 'hello', { speed: 1, signal })).rejects.toThrow('never mind');
  });
});
