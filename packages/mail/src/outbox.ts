import { AppError } from '@adwright/contract/errors.ts';
import type { Letter, Mailer } from '@adwright/domain/accounts/ports.ts';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type OutboxLetter = Letter & { readonly id: string; readonly sent_at: string };

/** Letters kept as files, for an installation without a mail server. */
export type Outbox = Mailer & {
  /** Newest first. */
  list(): Promise<OutboxLetter[]>;
};

const keptLetters = 200;
const letterFile = /^(\d{17}-[0-9a-f]{8})\.json$/;

export function openOutbox(directory: string): Outbox {
  return {
    async send(letter) {
      try {
        await write(directory, letter);
        await trim(directory);
      } catch (error) {
        throw new AppError('mail_unavailable', {}, [], { cause: error });
      }
    },
    async list() {
      const letters = await Promise.all((await newestFirst(directory)).map((name) => read(directory, name)));
      return letters.filter((letter) => letter !== null);
    },
  };
}

/** The name sorts by time; the temporary name keeps a half-written letter from being listed. */
async function write(directory: string, letter: Letter): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const sentAt = new Date().toISOString();
  const id = `${sentAt.replaceAll(/\D/g, '')}-${randomBytes(4).toString('hex')}`;
  const kept: OutboxLetter = { id, sent_at: sentAt, ...letter };
  const temporary = join(directory, `.${id}`);
  await writeFile(temporary, JSON.stringify(kept, null, 2), { mode: 0o600 });
  await rename(temporary, join(directory, `${id}.json`));
}

async function trim(directory: string): Promise<void> {
  const old = (await newestFirst(directory)).slice(keptLetters);
  await Promise.all(old.map((name) => rm(join(directory, name), { force: true })));
}

async function newestFirst(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => letterFile.test(name)).toSorted((a, b) => (a < b ? 1 : -1));
}

/** Null when the letter was trimmed while the list was being read. */
async function read(directory: string, name: string): Promise<OutboxLetter | null> {
  const text = await readFile(join(directory, name), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as OutboxLetter);
}
