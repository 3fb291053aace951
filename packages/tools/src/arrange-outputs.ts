import type { RunAsset } from '@adwright/contract/run/run.ts';
import type { Tool } from './tool.ts';

type File = Pick<RunAsset, 'name' | 'mime' | 'width'>;

export type ArrangedOutputs<Output extends File> = {
  /** The picture that stands for the whole; null where the results have none. */
  readonly cover: Output | null;
  /** What one would take away: the archive of everything first. */
  readonly files: readonly Output[];
};

/** A run's files as people see them, without those that only a later run needs. */
export function arrangeOutputs<Output extends File>(
  tool: Pick<Tool, 'helperFiles'> | undefined,
  outputs: readonly Output[],
): ArrangedOutputs<Output> {
  const results = outputs.filter(({ name }) => !tool?.helperFiles?.test(name));
  const archives = results.filter(isArchive);
  const files = [...archives, ...results.filter((file) => !isArchive(file))];
  return { cover: files.find(isPicture) ?? null, files };
}

/** An archive with pixels is itself an ad, such as a moving one for a network. */
export function isArchive({ mime, width }: File): boolean {
  return mime === 'application/zip' && width === null;
}

/** Drawn as it is by every browser: neither layers for an editor nor a drawing that may hold scripts. */
function isPicture({ mime }: File): boolean {
  return /^image\/(?:png|jpeg|webp|gif|avif)$/.test(mime);
}
