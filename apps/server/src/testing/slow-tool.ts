import { AppError } from '@adwright/contract/errors.ts';
import type { RunHandler } from '@adwright/domain/runs/ports.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Toolbox } from '../start-server.ts';
import { testTool } from './test-tool.ts';

/** A tool for tests: takes as long as it is told, or fails as it is told. */
export const slowTool = testTool('slow', {
  input: z.object({ ms: z.number().default(0), fail: z.enum(['no', 'refuse', 'break']).default('no') }),
  output: z.object({ steps: z.number() }),
  queue: 'quick',
  stages: ['work'],
  timeoutSeconds: 60,
  example: {},
  price: () => 5,
});

const steps = 10;

export const slowJob: RunHandler = async (input, context) => {
  const { ms, fail } = slowTool.input.parse(input);
  const asset = (text: string) => ({ name: 'note.txt', mime: 'text/plain', body: new TextEncoder().encode(text) });
  await context.saveAsset(asset('begun'));
  for (let step = 1; step <= steps; step += 1) {
    await sleep(ms / steps, undefined, { signal: context.signal });
    await context.progress((step / steps) * 100, 'work');
  }
  if (fail === 'refuse') throw new AppError('qr_content_too_long');
  if (fail === 'break') throw new Error('broken');
  await context.saveAsset(asset('done'));
  return { steps };
};

export const slowToolbox: Toolbox = { tools: { slow: slowTool }, loadHandler: async () => slowJob };
