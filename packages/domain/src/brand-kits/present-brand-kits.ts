import type { BrandKit, OwnFont } from '@adwright/contract/brand-kit/brand-kit.ts';
import type { FileLinks } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { BrandKitRecord } from './ports.ts';

export type BrandKitDeps = { readonly work: UnitOfWork; readonly links: FileLinks };

/** With addresses of the files, asked for at once for all of them. A logo or font whose file is gone is left out. */
export async function presentBrandKits(
  deps: BrandKitDeps,
  userId: string,
  kits: readonly BrandKitRecord[],
): Promise<BrandKit[]> {
  const files = await deps.work.stores.assets.ofUser(
    userId,
    kits.flatMap(({ body }) => [...body.logos, ...fontsOf(body).map(({ id }) => id)]),
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
    const fonts = fontsOf(body).flatMap((font) => (byId.get(font.id)?.mime.startsWith('font/') ? [font] : []));
    const there = (font: OwnFont | null | undefined) => fonts.find((one) => one.id === font?.id) ?? null;
    return {
      ...body,
      id,
      name,
      chosen,
      logos: own.map((file) => file.id),
      logo_files,
      fonts: { heading: there(body.fonts?.heading), body: there(body.fonts?.body) },
      font_urls: Object.fromEntries(
        fonts.flatMap((font) => {
          const file = byId.get(font.id);
          return file ? [[font.id, deps.links.sign(file)]] : [];
        }),
      ),
    };
  });
}

function fontsOf({ fonts }: BrandKitRecord['body']): OwnFont[] {
  return [fonts?.heading, fonts?.body].filter((font) => font !== null && font !== undefined);
}
