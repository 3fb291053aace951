import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openVision } from './open-vision.ts';

it('says that a model is not installed, and lets no picture past a guard that is not there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adwright-no-weights-'));
  vi.stubEnv('MODELS_DIR', folder);
  const vision = openVision();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await vision.close();
    await rm(folder, { recursive: true, force: true });
  });
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  await expect(vision.enlarge(picture)).rejects.toMatchObject({ code: 'model_missing' });
  await expect(vision.read(picture, { languages: ['en'] })).rejects.toMatchObject({ code: 'model_missing' });
  await expect(vision.inspect(picture)).rejects.toMatchObject({ code: 'model_missing' });
});
