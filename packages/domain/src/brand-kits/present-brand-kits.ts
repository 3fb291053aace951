import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import type { FileLinks } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { BrandKitRecord } from './ports.ts';

export type BrandKitDeps = { readonly work: UnitOfWork; readonly links: FileLinks };

/** With addresses of the logos, asked for at once for all of them. A logo whose file is gone is left out. */
export async function presentBrandKits(
  deps: BrandKitDeps,
  userId: string,
  kits: readonly BrandKitRecord[],
): Promise<BrandKit[]> {
  const files = await deps.work.stores.assets.ofUser(
    userId,
    kits.flatMap(({ body }) => body.logos),
  );
  const byId = new Map(files.map((file) => [file.id, file]));
  return kits.map(({ id, name, chosen, body }) => {
    const own = body.logos.flatMap((logo) => byId.get(logo) ?? []);
    const logo_files = own.map((file) => ({
      asset_id: file.id,
      url: deps.links.sign(file),
      mime: file.mime,
      width: file.width,
      height: file.height,
    }));
    return { ...body, id, name, chosen, logos: own.map((file) => file.id), logo_files };
  });
}
