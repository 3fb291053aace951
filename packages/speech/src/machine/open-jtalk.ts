import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MachineEngine } from './machine-engine.ts';
import { runProgram } from './run-program.ts';

/** Where Debian puts the dictionary and the voices. */
export const jtalkFolders = { dictionary: '/var/lib/mecab/dic/open-jtalk/naist-jdic', voices: '/usr/share/hts-voice' };

/** Open JTalk: Japanese, from kanji. Its voices are files. */
export const openJtalk = (folders: typeof jtalkFolders): MachineEngine => ({
  name: 'Open JTalk',
  async voices() {
    const there = await runProgram('open_jtalk', [], { timeoutMs: 5000 });
    if (there === null) return [];
    const files = await readdir(folders.voices, { recursive: true }).catch(() => []);
    return files
      .filter((file) => file.endsWith('.htsvoice'))
      .map((file) => {
        const name = basename(file, '.htsvoice');
        return {
          id: `open-jtalk-${name.toLowerCase()}`,
          name,
          language: 'ja',
          gender: /mei|female|tohoku-f/iu.test(file) ? 'female' : 'male',
          style: 'natural',
          age: null,
          accent: null,
          quality: 'standard',
          engine: 'Open JTalk',
          command: ({ wav, text }, speed) => ({
            program: 'open_jtalk',
            args: [
              '-x',
              folders.dictionary,
              '-m',
              join(folders.voices, file),
              '-r',
              speed.toFixed(2),
              '-ow',
              wav,
              text,
            ],
          }),
        } as const;
      });
  },
});
