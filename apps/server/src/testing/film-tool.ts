import type { RunHandler } from '@adwright/domain/runs/ports.ts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { testTool } from './test-tool.ts';

/** A tool for tests: reads a whole film of any size, looks into it and keeps its sound. */
export const filmTool = testTool('film', {
  input: z.object({ film: z.uuid() }),
  output: z.object({ seconds: z.number(), sha256: z.string() }),
  queue: 'video',
  stages: ['read', 'sound'],
  timeoutSeconds: 120,
  example: { film: '00000000-0000-4000-8000-000000000000' },
  price: () => 0,
});

export const filmJob: RunHandler = async (input, context) => {
  const { path } = await context.openAsset(filmTool.input.parse(input).film);
  await context.progress(10, 'read');
  const sum = createHash('sha256');
  await pipeline(createReadStream(path), sum);
  const { seconds } = await context.media.probe(path, context);
  await context.progress(60, 'sound');
  const into = await context.temporaryFile('sound.m4a');
  const { mime } = await context.media.extractAudio({ file: path, into, format: 'm4a' }, context);
  await context.saveAsset({ name: 'sound.m4a', mime, file: into, seconds, hasAudio: true });
  return { seconds, sha256: sum.digest('hex') };
};
