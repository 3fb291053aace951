import { noEngines } from '@adwright/domain/engines/engines.ts';
import type { PictureGuard } from '@adwright/domain/engines/pictures.ts';
import { describe, expect, it } from 'vitest';
import { guardEngines, guardUploads } from './guard-pictures.ts';

const scores = { neutral: 1, drawing: 0, suggestive: 0, explicit: 0, explicitDrawing: 0 };
/** Refuses every picture that begins with 9. */
const guard: PictureGuard = { inspect: async (picture) => ({ safe: picture[0] !== 9, scores }) };
const file = (first: number) => ({ bytes: new Uint8Array([first, 1]), mime: 'image/png' });
const call = { userId: null, runId: null };

describe('guardUploads', () => {
  const check = guardUploads(guard);
  const picture = (first: number) => ({
    body: file(first).bytes,
    mime: 'image/png',
    extension: 'png',
    width: 1,
    height: 1,
  });

  it('lets a safe picture in and refuses another', async () => {
    await expect(check(picture(1), { person: 'ada' })).resolves.toBeUndefined();
    await expect(check(picture(9), { person: 'ada' })).rejects.toMatchObject({ code: 'picture_unsafe' });
  });

  it('lets nothing in while the guard cannot look', async () => {
    const blind = guardUploads({ inspect: () => Promise.reject(new Error('busy')) });
    await expect(blind(picture(1), { person: 'ada' })).rejects.toThrow('busy');
  });
});

describe('guardEngines', () => {
  const made = (...firsts: number[]) => ({
    builtinAfter: false,
    create: async () => ({ engine: 'far away', files: firsts.map(file) }),
    edit: async () => ({ engine: 'far away', files: firsts.map(file) }),
  });

  it('hands on what is safe and leaves what is not configured alone', async () => {
    const engines = guardEngines({ ...noEngines, image: made(1, 2) }, guard);
    const { files } = (await engines.image?.create({ prompt: '', width: 1, height: 1, count: 2 }, call)) ?? {
      files: [],
    };
    expect(files).toHaveLength(2);
    expect(engines.imageEdit).toBeNull();
  });

  it('refuses a set with one unsafe picture, made or edited', async () => {
    const engines = guardEngines({ ...noEngines, image: made(1, 9), imageEdit: made(9) }, guard);
    const request = { prompt: '', width: 1, height: 1, count: 1 };
    await expect(engines.image?.create(request, call)).rejects.toMatchObject({ code: 'picture_unsafe' });
    await expect(engines.imageEdit?.edit({ ...request, pictures: [file(1)] }, call)).rejects.toMatchObject({
      code: 'picture_unsafe',
    });
  });
});
