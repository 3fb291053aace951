import type { CustomAvatar } from '@adwright/contract/avatar/avatar.ts';
import type { ProductMedia } from '@adwright/contract/product/product.ts';
import type { Asset, FileLinks } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { CustomAvatarRecord } from './ports.ts';

export type AvatarDeps = { readonly work: UnitOfWork; readonly links: FileLinks };

/** With addresses of their photos, asked for at once for all of them. */
export async function presentAvatars(
  deps: AvatarDeps,
  userId: string,
  avatars: readonly CustomAvatarRecord[],
): Promise<CustomAvatar[]> {
  const ids = avatars.map(({ photo }) => photo);
  const files = new Map((await deps.work.stores.assets.ofUser(userId, ids)).map((file) => [file.id, file]));
  return avatars.map(({ id, name, photo, face, consent, createdAt }) => {
    const { givenAt, ...signed } = consent;
    const file = files.get(photo);
    return {
      id,
      ref: `avatar:${id}`,
      name,
      image: file ? presentFile(deps.links, file) : null,
      face,
      consent: { ...signed, given_at: givenAt },
      created_at: createdAt.toISOString(),
    };
  });
}

export function presentFile(links: FileLinks, file: Asset): ProductMedia {
  return { asset_id: file.id, url: links.sign(file), mime: file.mime, width: file.width, height: file.height };
}
