import type { BrandKitList } from '@adwright/contract/brand-kit/brand-kit.ts';
import { type BrandKitDeps, presentBrandKits } from './present-brand-kits.ts';

export async function listBrandKits(deps: BrandKitDeps, userId: string): Promise<BrandKitList> {
  return { list: await presentBrandKits(deps, userId, await deps.work.stores.brandKits.ofUser(userId)) };
}
