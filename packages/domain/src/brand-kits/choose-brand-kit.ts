import type { BrandKitList } from '@adwright/contract/brand-kit/brand-kit.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { listBrandKits } from './list-brand-kits.ts';
import type { BrandKitDeps } from './present-brand-kits.ts';

/** Which kit every tool starts with; null for none. */
export async function chooseBrandKit(
  deps: BrandKitDeps,
  { userId, id }: { userId: string; id: string | null },
): Promise<BrandKitList> {
  if (!(await deps.work.stores.brandKits.choose(userId, id))) throw new AppError('not_found');
  return listBrandKits(deps, userId);
}
