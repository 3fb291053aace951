import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { parseRange } from './parse-range.ts';
import type { Asset, ByteRange, FileLink, FileLinkVerifier, FileStorage } from './ports.ts';

export type OpenFile = {
  readonly asset: Asset;
  readonly bytes: number;
  readonly range: ByteRange | null;
  readonly stream: NodeJS.ReadableStream;
};

/** The part that was asked for begins behind the end of the file. */
export type BehindEnd = { readonly behindEnd: true; readonly bytes: number };

type Deps = { readonly work: UnitOfWork; readonly storage: FileStorage; readonly links: FileLinkVerifier };

/**
 * The signature is the permission: who has the address may read, until it runs out or the share ends that it came from.
 * Without it nothing is looked up.
 */
export async function openFile(
  deps: Deps,
  request: { readonly link: FileLink; readonly range: string | undefined },
): Promise<OpenFile | BehindEnd> {
  if (!deps.links.verify(request.link)) throw new AppError('forbidden');
  const asset = await deps.work.stores.assets.byId(request.link.id);
  // Through a share it may go by a name that says nothing of its owner; the signature has it.
  const isNamed = request.link.share !== undefined || asset?.name === request.link.name;
  if (asset === null || !isNamed) throw new AppError('not_found');
  if (request.link.share !== undefined) await assertShared(deps, asset, request.link.share);
  const range = parseRange(request.range, asset.bytes);
  if (range === 'unsatisfiable') return { behindEnd: true, bytes: asset.bytes };
  const file = await deps.storage.read(asset.storageKey, range ?? undefined);
  if (file === null) throw new AppError('not_found');
  return { asset, bytes: file.bytes, range, stream: file.stream };
}

/** Of a shared project only what its newest version made is shown, of a shared folder what its ads show. */
async function assertShared({ work: { stores } }: Pick<Deps, 'work'>, asset: Asset, token: string): Promise<void> {
  const shared = await stores.projects.byShareToken(token);
  const isOfProject = asset.runId !== null && shared?.run?.id === asset.runId;
  if (!isOfProject && !(await stores.collection.isSharedFile(token, asset))) throw new AppError('not_found');
}
