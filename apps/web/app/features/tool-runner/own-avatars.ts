import type { OwnAvatar } from '@adwright/tools/kit/form/screen/tool-host.ts';
import { api } from '../../session/api.ts';

/** The avatars the person made, as far as their photos are still there. */
export async function ownAvatars(): Promise<readonly OwnAvatar[]> {
  const { list } = await api.call('avatarCustomList', { page: 1, page_size: 50 }, { quiet: true });
  return list.flatMap(({ ref, name, image }) =>
    image?.asset_id ? [{ ref, name, asset: image.asset_id, url: image.url }] : [],
  );
}
