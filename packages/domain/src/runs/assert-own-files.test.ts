import { expect, it } from 'vitest';
import type { Stores } from '../unit-of-work.ts';
import { assertOwnFiles } from './assert-own-files.ts';
import type { PreparedRun } from './prepare-run.ts';

const files: Record<string, { id: string; mime: string; durationMs: number | null }> = {
  clip: { id: 'clip', mime: 'video/mp4', durationMs: 9000 },
  day: { id: 'day', mime: 'video/mp4', durationMs: 3 * 3_600_000 },
  sound: { id: 'sound', mime: 'audio/mp4', durationMs: 9000 },
  moving: { id: 'moving', mime: 'image/gif', durationMs: null },
};
const assets = {
  ofUser: async (_: string, ids: readonly string[]) => ids.flatMap((id) => files[id] ?? []),
} as unknown as Stores['assets'];
const run = (id: string): PreparedRun =>
  ({ tool: { clips: () => [id] }, input: {}, price: 2 }) as unknown as PreparedRun;

it('takes a clip', () => expect(assertOwnFiles({ assets }, 'me', run('clip'))).resolves.toBeUndefined());

it.each([
  ['somebody else’s file', 'theirs', 'not_found'],
  ['sound without pictures', 'sound', 'wrong_file_kind'],
  ['a picture that moves', 'moving', 'wrong_file_kind'],
  ['three hours', 'day', 'invalid_input'],
])('refuses %s before anything is held', async (_, id, code) => {
  await expect(assertOwnFiles({ assets }, 'me', run(id))).rejects.toMatchObject({ code });
});
