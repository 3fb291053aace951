import { AppError } from '@adwright/contract/errors.ts';
import { openVision, type Vision } from '@adwright/vision/open-vision.ts';
import { drawPortrait, portraits } from '@adwright/vision/testing/portraits.ts';
import { composeTruth } from '@adwright/vision/testing/truth-pictures.ts';

export type RealFire = {
  readonly requests: number;
  readonly people: number;
  readonly onProgress: (done: number) => void;
};
export type RealOutcomes = Record<'right' | 'clear_errors' | 'wrong' | 'kills' | 'largest_mb', number>;

const killEveryMs = 10_000;

/** The real models of seeing under many people at once, while one of their processes is killed every ten seconds. */
export async function realModelsUnderFire(
  { requests, people, onProgress }: RealFire,
  megabytes: (pid: number) => number,
): Promise<RealOutcomes> {
  const outcomes: RealOutcomes = { right: 0, clear_errors: 0, wrong: 0, kills: 0, largest_mb: 0 };
  const vision = openVision({
    processes: 2,
    maxRssMb: 900,
    callTimeoutMs: 600_000,
    queueLimit: people * 2,
    keptCutBytes: 0,
  });
  const ask = await mixedRequests(vision);
  const killer = setInterval(() => (outcomes.kills += killOne(vision)), killEveryMs);
  let [next, done] = [0, 0];
  const person = async (): Promise<void> => {
    for (let index = next++; index < requests; index = next++) {
      outcomes[await ask(index)] += 1;
      for (const pid of vision.pids()) outcomes.largest_mb = Math.max(outcomes.largest_mb, megabytes(pid));
      onProgress((done += 1));
    }
  };
  try {
    await Promise.all(Array.from({ length: people }, person));
  } finally {
    clearInterval(killer);
    await vision.close();
  }
  return outcomes;
}

async function mixedRequests(vision: Vision): Promise<(index: number) => Promise<'right' | 'clear_errors' | 'wrong'>> {
  const { picture } = await composeTruth({ product: 'mug', background: 'tiles' }, { width: 256, height: 320 });
  const [person] = Object.values(portraits);
  if (!person) throw new Error('nobody is painted');
  const portrait = await drawPortrait(person);
  const kinds = [
    async () => (await vision.readPalette(picture)).length > 0,
    async () => (await vision.findFaces(portrait)).length === 1,
    async () => (await vision.findCrop(picture, { width: 1, height: 1 })).width === 256,
    async () => (await vision.inspect(picture)).safe,
    async () => (await vision.cutOut(picture)).subject !== null,
  ];
  return async (index) => {
    try {
      return (await kinds[index % kinds.length]?.()) ? 'right' : 'wrong';
    } catch (error) {
      return error instanceof AppError ? 'clear_errors' : 'wrong';
    }
  };
}

function killOne(vision: Vision): number {
  const [victim] = vision.pids();
  try {
    return victim !== undefined && process.kill(victim, 'SIGKILL') ? 1 : 0;
  } catch {
    // It had ended by itself.
    return 0;
  }
}
