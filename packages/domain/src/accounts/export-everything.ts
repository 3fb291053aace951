import { AppError } from '@adwright/contract/errors.ts';
import type { FileStorage } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Deps = { readonly work: UnitOfWork; readonly storage: FileStorage };

/** One file of what a person takes along: text that we write, or a stream of what they stored. */
export type ExportedFile = {
  readonly name: string;
  readonly changedAt: Date;
  readonly content: string | Uint8Array | NodeJS.ReadableStream;
  /** Known where it is a stream. */
  readonly bytes?: number;
};

const filesAtOnce = 50;

/** Everything that is theirs, one file after the other: none is opened before it is asked for, and none is kept. */
export async function* exportEverything(deps: Deps, userId: string, now: Date): AsyncGenerator<ExportedFile> {
  const { accounts, personalRecords } = deps.work.stores;
  const account = await accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  const { email, name, picture, plan, locale, mailWhenDone, createdAt } = account;
  const profile = { email, name, picture, plan, locale, mailWhenDone, createdAt };
  yield { name: 'account.json', changedAt: now, content: JSON.stringify(profile, null, 2) };
  for (const table of personalRecords.tables) yield* exportRows(deps, userId, { ...table, now });
  yield* exportFiles(deps, userId);
}

/** In parts of so many rows: a person may have a hundred thousand of something. */
async function* exportRows(
  { work }: Deps,
  userId: string,
  { name: table, atOnce, now }: { name: string; atOnce: number; now: Date },
): AsyncGenerator<ExportedFile> {
  for (let part = 0; ; part += 1) {
    const page = { offset: part * atOnce, limit: atOnce };
    const rows = await work.stores.personalRecords.rows(userId, table, page);
    if (rows.length === 0) return;
    const name = part === 0 ? `data/${table}.json` : `data/${table}-${part + 1}.json`;
    yield { name, changedAt: now, content: JSON.stringify(rows, null, 2) };
    if (rows.length < atOnce) return;
  }
}

async function* exportFiles({ work, storage }: Deps, userId: string): AsyncGenerator<ExportedFile> {
  let after: string | null = null;
  for (;;) {
    const files = await work.stores.assets.page(userId, { after, limit: filesAtOnce });
    for (const { id, name, storageKey, createdAt } of files) {
      const file = await storage.read(storageKey);
      // Deleted meanwhile.
      if (file === null) continue;
      yield { name: `files/${id}/${name}`, changedAt: createdAt, content: file.stream, bytes: file.bytes };
    }
    if (files.length < filesAtOnce) return;
    after = files.at(-1)?.id ?? null;
  }
}
