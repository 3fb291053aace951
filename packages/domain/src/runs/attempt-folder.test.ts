import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { createAttemptFolder } from './attempt-folder.ts';

const folders = {
  open: async () => ({ path: '/attempts/1', remove: async () => undefined }),
  sweep: async () => undefined,
};

it.each(['film-9x16.mp4', 'ハルデンの腕時計-9x16.mp4', 'مرحبًا-بكم.wav', `${'ю'.repeat(90)}.mp4`])(
  'has a place for %s, under a name that every program takes',
  async (name) => {
    const attempt = createAttemptFolder(folders);
    const file = await attempt.temporaryFile(name);
    expect(file).toMatch(/^\/attempts\/1\/[a-z0-9._-]{1,100}$/);
    expect(basename(file).endsWith(name.slice(name.lastIndexOf('.')))).toBe(true);
    expect(await attempt.temporaryFile(name)).toBe(file);
    expect(await attempt.temporaryFile(`x${name}`)).not.toBe(file);
  },
);

it.each(['../../etc/passwd', 'a/b.mp4', '.hidden', '', 'x'.repeat(101), '\u202E4pm.exe'])(
  'refuses the name %j',
  async (name) => {
    await expect(createAttemptFolder(folders).temporaryFile(name)).rejects.toThrow('unusable file name');
  },
);

it('has no place for anything once it is over', async () => {
  const attempt = createAttemptFolder(folders);
  await attempt.remove();
  await expect(attempt.temporaryFile('film.mp4')).rejects.toThrow('over');
});
