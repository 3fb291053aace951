import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { openVision } from './open-vision.ts';
import { drawPortrait, type Portrait, portraits } from './testing/portraits.ts';
import { composeTruth } from './testing/truth-pictures.ts';

const vision = openVision({ processes: 2, maxRssMb: 600, callTimeoutMs: 300_000 });
afterAll(() => vision.close());

const requests = 48;
const rssMb = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it('answers mixed requests to real models while their processes are killed', { timeout: 600_000 }, async () => {
  const { picture } = await composeTruth({ product: 'mug', background: 'tiles' }, { width: 256, height: 320 });
  const portrait = await drawPortrait(portraits['ada'] as Portrait);
  const kinds = [
    async () => (await vision.readPalette(picture)).length > 0,
    async () => (await vision.findCrop(picture, { width: 1, height: 1 })).width === 256,
    async () => (await vision.inspect(picture)).safe,
    async () => (await vision.findFaces(portrait)).length === 1,
  ];
  const outcomes: string[] = [];
  let next = 0;
  const person = async () => {
    for (let index = next++; index < requests; index = next++) {
      if (index % 16 === 15) killOne();
      const right = kinds[index % kinds.length]?.().catch((error: { code?: string }) => error.code ?? 'unclear');
      outcomes.push(String(await right));
    }
  };
  await Promise.all(Array.from({ length: 8 }, person));
  expect(outcomes).toHaveLength(requests);
  // A request whose process was killed twice over is told so; everything else is answered, and right.
  expect(outcomes.filter((outcome) => outcome !== 'true' && outcome !== 'tool_failed')).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === 'true').length).toBeGreaterThan(requests - 6);
  for (const pid of vision.pids()) expect(rssMb(pid)).toBeLessThan(900);
});

function killOne(): void {
  const [victim] = vision.pids();
  try {
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
  } catch {
    // It had ended by itself.
  }
}
