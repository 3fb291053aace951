import { AppError } from '@adwright/contract/errors.ts';
import { lookPictures } from '@adwright/contract/pay/free-work.ts';
import type { ProductMedia } from '@adwright/contract/product/product.ts';
import { lookForFree } from '@adwright/domain/assets/look-for-free.ts';
import { openAsset } from '@adwright/domain/assets/open-asset.ts';
import { keepFrame } from '@adwright/domain/avatars/keep-frame.ts';
import { createAttemptFolder } from '@adwright/domain/runs/attempt-folder.ts';
import { bestFrame } from '@adwright/tools/kit/lips/node/best-frame.ts';
import type { Deps } from '../deps.ts';

/** The photo that a film is worth: whoever signs for an avatar sees what they sign for. */
export async function pickFrame(
  deps: Deps,
  { userId, video, signal }: { userId: string; video: string; signal: AbortSignal },
): Promise<ProductMedia> {
  const [film] = await deps.work.stores.assets.ofUser(userId, [video]);
  if (!film) throw new AppError('file_not_found');
  if (!film.mime.startsWith('video/')) throw new AppError('wrong_file_kind');
  const look = { userId, pictures: lookPictures.clip, question: ['avatar frame', video], signal };
  // Kept inside the look: asked for again while it is under way, there is one photo and not two.
  return lookForFree(deps, look, async (call) => {
    const folder = createAttemptFolder(deps.workFolders);
    try {
      const { temporaryFile } = folder;
      const { path } = await openAsset(deps, { userId, id: video, temporaryFile });
      const desk = { media: deps.media, pictures: deps.pictures, temporaryFile };
      return await keepFrame(deps, { userId, film: film.name, frame: await bestFrame(path, desk, call) });
    } finally {
      await folder.remove();
    }
  });
}
