import type { SharedBoard } from '@adwright/contract/collection/collection.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type Signing, withLinks } from './stored-media.ts';

type Deps = Signing & { readonly work: UnitOfWork };

type BoardRequest = { readonly token: string; readonly page: number; readonly page_size: number };

/** The link is the permission: whoever has it sees the ads, and nothing about who collected them or what they noted. */
export async function openBoard(deps: Deps, request: BoardRequest): Promise<SharedBoard> {
  const board = await findBoard(deps, request);
  if (board === null) throw new AppError('not_found');
  return board;
}

/** Null when nothing is shared under the token, or not any more. */
export async function findBoard(deps: Deps, { token, page, page_size }: BoardRequest): Promise<SharedBoard | null> {
  const { collection } = deps.work.stores;
  const folder = await collection.folderShared(token);
  if (folder === null) return null;
  const query = { folder: folder.id, page, page_size, sort: 'newest' } as const;
  const { list, total } = await collection.search(folder.userId, query);
  const shown = list.map(({ ad: { found: _found, ...ad } }) =>
    withLinks(ad, (file) => deps.links.sign(file, { share: token })),
  );
  return { name: folder.name, list: shown, total, page, page_size };
}
