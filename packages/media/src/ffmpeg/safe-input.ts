import { resolve } from 'node:path';
import { MediaFaultError } from '../probe/media-fault.ts';
import { demuxerOfFile } from './demuxer.ts';

/** Everything of ours that only reads a file needs less; a hostile one could be decoded for ever. */
export const patience = { look: 30, work: 30 * 60 } as const;

/** A result is never larger; one that would be comes from a file that lies about its length. */
export const mostBytes = ['-fs', String(2 ** 31)];

/** One file as an input, read as what its first bytes say and unable to name another file or address. */
export async function safeInput(file: string, options: readonly string[] = []): Promise<string[]> {
  const demuxer = await demuxerOfFile(file);
  if (!demuxer) throw new MediaFaultError('unreadable', 'it is in no format that is known here');
  return ['-protocol_whitelist', 'file', '-f', demuxer, '-threads', '2', ...options, '-i', resolve(file)];
}
