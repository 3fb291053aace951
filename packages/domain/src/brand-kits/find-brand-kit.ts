import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { type BrandKitDeps, presentBrandKits } from './present-brand-kits.ts';

/** One of the person's own, with what is left of its files. */
export async function findBrandKit(
  deps: BrandKitDeps,
  { userId, id }: { userId: string; id: string },
): Promise<BrandKit> {
  const own = await deps.work.stores.brandKits.ofUser(userId);
  const [kit] = await presentBrandKits(
    deps,
    userId,
    own.filter((one) => one.id === id),
  );
  if (!kit) throw new AppError('not_found');
  return kit;
}
