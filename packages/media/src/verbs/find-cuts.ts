import type { Media } from '@adwright/domain/engines/media.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { readFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { patience, safeInput } from '../ffmpeg/safe-input.ts';

/** How different two pictures are that follow each other, 0 to 1: people who move stay far below. */
const different = 0.3;

export const findCuts: Media['findCuts'] = async ({ file, seconds }, { signal } = {}) => {
  const looked = `scale=192:-2,select='gt(scene,${different})',metadata=print:file=-`;
  const output = ['-map', '0:v:0', '-an', '-sn', '-dn', '-vf', looked, '-f', 'null'];
  const pieces: Buffer[] = [];
  await readFfmpeg(
    findFfmpeg(),
    [...(await safeInput(file, ['-t', seconds.toFixed(3)])), ...output],
    { signal, limitSeconds: patience.look * 4 },
    (piece) => pieces.push(piece),
  );
  const said = Buffer.concat(pieces).toString();
  return [...said.matchAll(/pts_time:([\d.]+)/gu)].map(([, second]) => Number(second));
};
