import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { assetFiles } from './asset-files.ts';
import { withWorkFolder } from './render-process.ts';

const wanted = ['a', 'b', 'a', 'c', 'd', 'e'].map((src) => ({ src, what: `the picture ${src}` }));
const limits = { maxBytes: 10, atOnce: 2 };

describe('assets as files', () => {
  it('reads each address once, a few at a time', async () => {
    let open = 0;
    let most = 0;
    const asked: string[] = [];
    const resolve = async (src: string): Promise<Uint8Array> => {
      asked.push(src);
      open += 1;
      most = Math.max(most, open);
      await sleep(5);
      open -= 1;
      return new TextEncoder().encode(`of ${src}`);
    };
    const texts = await withWorkFolder(undefined, async (folder) => {
      const files = await assetFiles('picture', wanted, limits, resolve, folder);
      return [...files].map(([src, file]) => [src, readFileSync(file, 'utf8')]);
    });
    expect(Object.fromEntries(texts)).toEqual({ a: 'of a', b: 'of b', c: 'of c', d: 'of d', e: 'of e' });
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(most).toBe(2);
  });

  it('leaves what is a file already where it lies', async () => {
    await withWorkFolder(undefined, async (folder) => {
      const path = join(folder, 'clip.mp4');
      writeFileSync(path, 'a clip');
      const files = await assetFiles('clip', [{ src: 'a', what: 'a' }], limits, async () => ({ path }), folder);
      expect(files.get('a')).toBe(path);
      await expect(
        assetFiles('clip', [{ src: 'a', what: 'the clip a' }], { maxBytes: 5 }, async () => ({ path }), folder),
      ).rejects.toThrow('the clip a has more than 5 bytes');
    });
  });

  it('names what is too heavy', async () => {
    const resolve = async (src: string): Promise<Uint8Array> => new Uint8Array(src === 'c' ? 11 : 10);
    const made = withWorkFolder(undefined, (folder) => assetFiles('picture', wanted, limits, resolve, folder));
    await expect(made).rejects.toThrow('the picture c has more than 10 bytes');
  });
});
