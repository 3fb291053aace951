import { type BrandKit, type BrandKitInput, mostBrandKits } from '@adwright/contract/brand-kit/brand-kit.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { type BrandKitDeps, presentBrandKits } from './present-brand-kits.ts';

export async function createBrandKit(
  deps: BrandKitDeps,
  { userId, kit: { name, ...body } }: { userId: string; kit: BrandKitInput },
): Promise<BrandKit> {
  const made = await deps.work.stores.brandKits.insert(userId, { name, body }, mostBrandKits);
  if (made === null) throw new AppError('brand_kits_full', { limit: mostBrandKits });
  const [shown] = await presentBrandKits(deps, userId, [made]);
  if (!shown) throw new AppError('internal');
  return shown;
}
