import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { speechLanguageOf } from '../speech-language.ts';
import type { MachineEngine, MachineVoice } from './machine-engine.ts';
import { runProgram } from './run-program.ts';

/** Where Debian puts them. */
export const rhvoiceFolder = '/usr/share/RHVoice/voices';
const tags: Readonly<Record<string, string>> = {
  Russian: 'ru',
  English: 'en',
  'Brazilian-Portuguese': 'pt',
  Spanish: 'es',
};

/** RHVoice: natural Russian, Portuguese and English voices, each a folder with its description. */
export const rhvoice = (folder: string): MachineEngine => ({
  name: 'RHVoice',
  async voices() {
    const there = await runProgram('RHVoice-test', ['--version'], { timeoutMs: 5000 });
    if (there === null) return [];
    const names = await readdir(folder).catch(() => []);
    const voices = await Promise.all(names.map((name) => describe(folder, name)));
    return voices.filter((voice) => voice !== null);
  },
});

async function describe(folder: string, directory: string): Promise<MachineVoice | null> {
  const info = await readFile(join(folder, directory, 'voice.info'), 'utf8').catch(() => '');
  const field = (key: string): string => new RegExp(`^${key}=(.*)$`, 'mu').exec(info)?.[1]?.trim() ?? '';
  const language = speechLanguageOf(tags[field('language')] ?? field('language'));
  const name = field('name');
  if (!language || !/^[\w-]+$/u.test(name)) return null;
  return {
    id: `rhvoice-${name.toLowerCase()}`,
    name,
    language,
    gender: field('gender') === 'male' ? 'male' : 'female',
    style: 'natural',
    age: null,
    accent: null,
    quality: 'standard',
    engine: 'RHVoice',
    command: ({ wav, text }, speed) => ({
      program: 'RHVoice-test',
      args: ['-p', name, '-r', String(Math.round(speed * 100)), '-i', text, '-o', wav],
    }),
  };
}
