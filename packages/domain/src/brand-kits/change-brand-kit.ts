import type { BrandKit, BrandKitChange } from '@adwright/contract/brand-kit/brand-kit.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { type BrandKitDeps, presentBrandKits } from './present-brand-kits.ts';

export async function changeBrandKit(
  deps: BrandKitDeps,
  { userId, kit: { id, name, ...body } }: { userId: string; kit: BrandKitChange },
): Promise<BrandKit> {
  const changed = await deps.work.stores.brandKits.change(userId, id, { name, body });
  if (changed === null) throw new AppError('not_found');
  const [shown] = await presentBrandKits(deps, userId, [changed]);
  if (!shown) throw new AppError('internal');
  return shown;
}
