import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { placeEmbedded } from '@adwright/test-kit/database-place.ts';
import { describeOnPlaces } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { everything, fill } from '../testing/filled-database.ts';
import { carryOver } from './carry-over.ts';

const program = fileURLToPath(new URL('../testing/carry-over-until-killed.ts', import.meta.url));

describeOnPlaces('the embedded database of an earlier version', (place) => {
  it('is carried over row by row, whenever it was cut off, and only once', { timeout: 180_000 }, async () => {
    const old = await placeEmbedded();
    onTestFinished(() => old.remove());
    const { dataDir } = old.options;
    const url = place().options.url ?? '';
    const embedded = await openDatabase(old.options);
    const { processing } = await fill(embedded);
    const before = await everything(embedded);
    await embedded.close();

    // Cut off somewhere in the middle; and whole.
    const child = spawn(process.execPath, [program, dataDir, url], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await sleep(800);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const mark = readFileSync(join(dataDir, 'database.carrying'), 'utf8');
    expect(await carryOver({ dataDir, url })).toBe('carried');

    const postgres = await openDatabase(place().options);
    onTestFinished(() => postgres.close());
    expect(await everything(postgres)).toEqual(before);
    expect(before['runs']).toHaveLength(251);
    // What was under way is taken again by whoever works next.
    expect(await postgres.work.stores.runs.byId(processing)).toMatchObject({ status: 'processing', attempts: 1 });
    const next = await postgres.work.stores.runLine.take({ queue: 'quick', worker: randomUUID(), leaseSeconds: 30 });
    expect(next).toEqual({ id: processing, attempts: 1 });

    // Cut off between the commit and the new name of the folder: what was written since is not overwritten.
    const { id } = await createAccount(postgres.work.stores);
    const kept = join(dataDir, 'database.before-postgres');
    renameSync(kept, join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database.carrying'), mark);
    expect(await carryOver({ dataDir, url })).toBe('carried');
    expect(await postgres.work.stores.accounts.byId(id)).not.toBeNull();
    expect(existsSync(kept)).toBe(true);

    // Another one that turns up later is nobody's to merge.
    renameSync(kept, join(dataDir, 'database'));
    expect(await carryOver({ dataDir, url })).toBe('refused');
    expect(existsSync(join(dataDir, 'database'))).toBe(true);
    expect(await postgres.work.stores.accounts.byId(id)).not.toBeNull();
  });
});
