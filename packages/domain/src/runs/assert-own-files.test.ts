import { expect, it } from 'vitest';
import type { Stores } from '../unit-of-work.ts';
import { assertOwnFiles } from './assert-own-files.ts';
import type { PreparedRun } from './prepare-run.ts';

const files: Record<string, { id: string; name?: string; mime: string; durationMs: number | null }> = {
  star: { id: 'star', name: 'elon-musk.jpg', mime: 'image/jpeg', durationMs: null },
  anybody: { id: 'anybody', name: 'IMG_2041.jpg', mime: 'image/jpeg', durationMs: null },
  clip: { id: 'clip', mime: 'video/mp4', durationMs: 9000 },
  day: { id: 'day', mime: 'video/mp4', durationMs: 3 * 3_600_000 },
  sound: { id: 'sound', mime: 'audio/mp4', durationMs: 9000 },
  moving: { id: 'moving', mime: 'image/gif', durationMs: null },
};
const own = '00000000-0000-4000-8000-000000000001';
const assets = {
  ofUser: async (_: string, ids: readonly string[]) => ids.flatMap((id) => files[id] ?? []),
} as unknown as Stores['assets'];
const avatars = {
  ofUser: async (user: string, id: string) => (user === 'me' && id === own ? { id } : null),
  photoOfUser: async (user: string, id: string) => (user === 'me' ? { file: id === own ? { id } : null } : null),
} as unknown as Stores['avatars'];
const run = (id: string): PreparedRun =>
  ({ tool: { clips: () => [id] }, input: {}, price: 2 }) as unknown as PreparedRun;

it('takes a clip', () => expect(assertOwnFiles({ assets, avatars }, 'me', run('clip'))).resolves.toBeUndefined());

it.each([
  ['somebody else’s file', 'theirs', 'file_not_found'],
  ['sound without pictures', 'sound', 'wrong_file_kind'],
  ['a picture that moves', 'moving', 'wrong_file_kind'],
  ['three hours', 'day', 'invalid_input'],
])('refuses %s before anything is held', async (_, id, code) => {
  await expect(assertOwnFiles({ assets, avatars }, 'me', run(id))).rejects.toMatchObject({ code });
});

it.each([
  ['a built-in person', 'person:mara:amber-knit', 'me', 'shown'],
  ['an own avatar', `avatar:${own}`, 'me', 'shown'],
  ['a photo of it', `photo:${own}`, 'me', 'shown'],
  ['somebody else’s avatar', `avatar:${own}`, 'you', 'avatar_not_found'],
  ['somebody else’s photo', `photo:${own}`, 'you', 'avatar_not_found'],
  ['a photo that is still being made', 'photo:00000000-0000-4000-8000-000000000002', 'me', 'avatar_not_found'],
])('looks whose %s is before anything is held', async (_, avatar, user, answer) => {
  const shown = { tool: { avatars: () => [avatar] }, input: {}, price: 2 } as unknown as PreparedRun;
  const looked = assertOwnFiles({ assets, avatars }, user, shown).then(
    () => 'shown',
    ({ code }: { code: string }) => code,
  );
  expect(await looked).toBe(answer);
});

it.each([
  ['one there is', 'en-olivia', 'spoken'],
  ['one that never was', 'en-nobody', 'voice_not_found'],
])('looks for a voice before anything is held: %s', async (_, voice, answer) => {
  const said = { tool: { voices: () => [voice] }, input: {}, price: 2 } as unknown as PreparedRun;
  const speech = { speaker: { knows: async (id: string) => id === 'en-olivia' } };
  const looked = assertOwnFiles({ assets, avatars }, 'me', { ...said, speech }).then(
    () => 'spoken',
    ({ code }: { code: string }) => code,
  );
  expect(await looked).toBe(answer);
});

it.each([
  ['anybody', 'anybody', 'shown'],
  ['somebody everybody knows', 'star', 'public_figure'],
  ['somebody in another’s file', 'theirs', 'file_not_found'],
])('makes %s speak, as far as the file’s name tells', async (_, id, answer) => {
  const spoken = { tool: { faces: () => [id] }, input: {}, price: 2 } as unknown as PreparedRun;
  const looked = assertOwnFiles({ assets, avatars }, 'me', spoken).then(
    () => 'shown',
    ({ code }: { code: string }) => code,
  );
  expect(await looked).toBe(answer);
});
