import { openVision } from '@adwright/vision/open-vision.ts';
import { drawPortrait, type Portrait, portraits } from '@adwright/vision/testing/portraits.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createJobContext } from '../../testing/job-context.ts';
import { IdPhotoInput, IdPhotoOutput } from '../contract.ts';
import { job } from './job.ts';

const vision = openVision({ callTimeoutMs: 300_000 });
afterAll(() => vision.close());

const { context, saved, bring } = createJobContext({ pictures: vision });

async function run(input: unknown) {
  saved.clear();
  const output = IdPhotoOutput.parse(await job(IdPhotoInput.parse(input), context));
  return { output, files: new Map(saved) };
}
const keep = (bytes: Uint8Array): string => bring('photo.png', 'image/png', bytes);

const ada = portraits['ada'] as Portrait;
const check = (output: IdPhotoOutput, id: string) => output.checks.find((one) => one.id === id);

describe('the ID photo', { timeout: 600_000 }, () => {
  it('fits a tilted head into the rule and takes another document for nothing', async () => {
    const tilted = await sharp(await drawPortrait(ada))
      .extend({ bottom: 0, top: 60, left: 150, right: 150, background: ada.ground })
      .rotate(9, { background: ada.ground })
      .png()
      .toBuffer();
    const photo = keep(tilted);
    const { output, files } = await run({ photo, document: 'de-passport' });
    const file = files.get('de-passport.jpg')?.body ?? new Uint8Array();
    expect(await sharp(file).metadata()).toMatchObject({ width: 413, height: 531, density: 300, format: 'jpeg' });
    expect(output.checks.filter(({ state }) => state === 'bad')).toEqual([]);
    expect(check(output, 'tilt')?.measured).toBeLessThan(3);
    expect(check(output, 'head')).toMatchObject({ state: 'good', min: 32, max: 36 });
    const [face] = await vision.findFaces(file);
    const eyes = ((face?.landmarks.leftEye.y ?? 0) + (face?.landmarks.rightEye.y ?? 0)) / 2;
    expect(((531 - eyes) / 531) * 45).toBeCloseTo(check(output, 'eyes')?.measured ?? 0, 0);
    const corner = await sharp(file).extract({ left: 2, top: 2, width: 8, height: 8 }).raw().toBuffer();
    for (const value of corner) expect(value).toBeGreaterThan(222);
    expect([...files.keys()]).toEqual([
      'cutout.png',
      'de-passport.jpg',
      'de-passport-print-10x15.pdf',
      'de-passport-print-a4.pdf',
    ]);

    const again = await run({
      photo,
      document: 'in-driving-licence',
      cutout: keep(files.get('cutout.png')?.body ?? file),
      sheets: [],
    });
    expect([...again.files.keys()]).toEqual(['in-driving-licence.jpg']);
    const weight = (again.files.get('in-driving-licence.jpg')?.body.length ?? 0) / 1024;
    expect(weight).toBeGreaterThanOrEqual(20);
    expect(weight).toBeLessThanOrEqual(50);
    expect(check(again.output, 'weight')?.state).toBe('good');
    await expect(run({ photo, cutout: keep(tilted) })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('refuses with a reason what no office would take', async () => {
    const one = await drawPortrait(ada);
    const code = async (picture: Buffer) => {
      const error: unknown = await run({ photo: keep(picture) }).catch((reason: unknown) => reason);
      return (error as { code?: string }).code;
    };
    expect(await code(await drawPortrait({ ...ada, open: 0 }))).toBe('eyes_closed');
    const pair = await sharp(one)
      .extend({ right: 600, background: ada.ground })
      .composite([{ input: await drawPortrait(portraits['ben'] as Portrait), left: 600, top: 0 }])
      .png()
      .toBuffer();
    expect(await code(pair)).toBe('faces_several');
    expect(await code(await sharp(one).rotate(27, { background: ada.ground }).png().toBuffer())).toBe('face_tilted');
    expect(await code(await sharp(one).resize(120).png().toBuffer())).toBe('face_too_small');
    expect(await code(await sharp(one).extract({ left: 100, top: 60, width: 400, height: 490 }).png().toBuffer())).toBe(
      'photo_too_tight',
    );
    expect(
      await code(
        await sharp({ create: { width: 400, height: 500, channels: 3, background: '#888' } })
          .png()
          .toBuffer(),
      ),
    ).toBe('face_not_found');
  });
});
