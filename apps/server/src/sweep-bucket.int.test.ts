import { createOrphanSweep } from '@adwright/domain/assets/sweep-orphans.ts';
import { openS3Storage } from '@adwright/storage/open-s3-storage.ts';
import { startS3Server } from '@adwright/storage/testing/s3-server.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';

const day = 24 * 60 * 60 * 1000;

describeOnDatabases('the hourly sweep of a bucket', (database) => {
  it('removes what no row goes with once it is a day old, page by page', async () => {
    const { work } = database();
    let age = 2 * day;
    const clock = () => new Date(Date.now() - age);
    const server = await startS3Server({ prefix: 'studio', pageSize: 3, clock });
    const storage = openS3Storage(server.options);
    onTestFinished(async () => {
      storage.close();
      await server.close();
    });
    const { id: userId } = await createAccount(work.stores);
    const put = (key: string) => storage.put(key, Buffer.from('x'), { mime: 'image/png' });
    const id = randomUUID();
    const kept = `files/${userId}/${id}.png`;
    const shape = { mime: 'image/png', bytes: 1, width: 1, height: 1 };
    await work.stores.assets.put({ id, userId, runId: null, name: 'a.png', storageKey: kept, ...shape });
    const upload = { userId, id: randomUUID() };
    await work.stores.uploads.begin({ ...upload, total: 2, name: 'film.mp4', sha256: null, reservedBytes: 0 });
    const part = `uploads/${userId}/${upload.id}/0`;
    const orphans = Array.from({ length: 7 }, (_, index) => `runs/${userId}/${randomUUID()}/1/${index}.png`);
    for (const key of [kept, part, ...orphans, 'backups/a.zip']) await put(key);
    age = 0;
    const young = `runs/${userId}/${randomUUID()}/1/young.png`;
    await put(young);
    const sweep = createOrphanSweep({ work, storage, clock: () => new Date() });
    expect(await sweep()).toEqual({ orphans: orphans.length });
    expect(await sweep()).toEqual({ orphans: 0 });
    const left = [...server.bucket.objects.keys()].toSorted();
    expect(left).toEqual([kept, part, young, 'backups/a.zip'].map((key) => `studio/${key}`).toSorted());
  });
});
