import { AppError } from '@adwright/contract/errors.ts';
import type { LibraryAdDetail } from '@adwright/contract/library/library.ts';
import type { Library } from './ports.ts';

export async function getLibraryAd(deps: { readonly library: Library }, id: string): Promise<LibraryAdDetail> {
  const ad = await deps.library.find(id);
  if (ad === null) throw new AppError('not_found');
  return ad;
}
