import type { Media } from '@adwright/domain/engines/media.ts';
import { proveDecodable } from '../probe/prove-decodable.ts';
import { readByFfmpeg } from '../probe/read-by-ffmpeg.ts';
import { readInProcess } from '../probe/read-process.ts';

export const probe: Media['probe'] = async (file, call = {}) => {
  const facts = (await readInProcess(file, call)) ?? (await readByFfmpeg(file, call));
  await proveDecodable(file, facts, call);
  return facts;
};
