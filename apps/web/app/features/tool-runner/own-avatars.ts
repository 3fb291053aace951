import type { OwnAvatar } from '@adwright/tools/kit/form/screen/tool-host.ts';
import { api } from '../../session/api.ts';

const most = { page: 1, page_size: 50 } as const;

/** The avatars the person made and the photos of avatars, as far as their files are still there. */
export async function ownAvatars(): Promise<readonly OwnAvatar[]> {
  const [avatars, photos] = await Promise.all([
    api.call('avatarCustomList', most, { quiet: true }),
    api.call('avatarPhotoList', most, { quiet: true }),
  ]);
  return [...avatars.list, ...photos.list].flatMap(({ ref, name, image }) =>
    image?.asset_id ? [{ ref, name, asset: image.asset_id, url: image.url }] : [],
  );
}
