import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutbox } from './outbox.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

function letter(subject: string) {
  return { to: 'a@example.com', subject, text: 'text', html: '<p>html</p>' };
}

test('lists letters newest first and ignores files that are not letters', async () => {
  const outbox = openOutbox(join(directory, 'outbox'));
  expect(await outbox.list()).toEqual([]);
  await outbox.send(letter('first'));
  await sleep(2);
  await outbox.send(letter('second'));
  await writeFile(join(directory, 'outbox', 'notes.json'), '{');
  const letters = await outbox.list();
  expect(letters.map(({ subject }) => subject)).toEqual(['second', 'first']);
  expect(letters[0]).toMatchObject({ to: 'a@example.com', text: 'text', html: '<p>html</p>' });
});

test('keeps the newest 200', async () => {
  const outbox = openOutbox(directory);
  for (let index = 0; index < 200; index += 1) {
    const id = `20200101000000${String(index).padStart(3, '0')}-00000000`;
    await writeFile(join(directory, `${id}.json`), JSON.stringify({ id, sent_at: '', ...letter(`old ${index}`) }));
  }
  await outbox.send(letter('new'));
  const letters = await outbox.list();
  expect(letters).toHaveLength(200);
  expect(letters[0]?.subject).toBe('new');
  expect(letters.some(({ subject }) => subject === 'old 0')).toBe(false);
  expect(await readdir(directory)).toHaveLength(200);
});

test('a folder that cannot be written is a clear error', async () => {
  const file = join(directory, 'file');
  await writeFile(file, '');
  await expect(openOutbox(join(file, 'outbox')).send(letter('lost'))).rejects.toMatchObject({
    code: 'mail_unavailable',
  });
});
