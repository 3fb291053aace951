import { afterAll, expect, it } from 'vitest';
import { openVision } from './open-vision.ts';

const entry = new URL('./testing/slow-models.ts', import.meta.url);
const vision = openVision({ entry, queueLimit: 12, keptCutBytes: 0 });
afterAll(() => vision.close());

const picture = new Uint8Array([1]);

it('looks at an upload at once, and cuts out for everybody in turn, however much one person has waiting', async () => {
  await Promise.all([vision.cutOut(picture), vision.inspect(picture)]);
  const ended: string[] = [];
  const told = async (name: string, work: Promise<unknown>) => {
    await work;
    ended.push(name);
  };
  const many = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => told(name, vision.cutOut(picture, { person: 'a' })));
  const upload = told('upload', vision.inspect(picture, { person: 'b' }));
  const one = told('b1', vision.cutOut(picture, { person: 'b' }));
  await Promise.all([...many, upload, one]);
  expect(ended).toEqual(['upload', 'a1', 'b1', 'a2', 'a3', 'a4', 'a5', 'a6']);
});

it('leaves room for others when one person has half of the queue, and says when to come again', async () => {
  const many = Array.from({ length: 7 }, () => vision.cutOut(picture, { person: 'a' }));
  await expect(vision.cutOut(picture, { person: 'a' })).rejects.toMatchObject({
    code: 'busy',
    details: { retry_after: expect.any(Number) },
  });
  await vision.cutOut(picture, { person: 'b' });
  await Promise.all(many);
});
