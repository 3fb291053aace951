import { AppError } from '@adwright/contract/errors.ts';
import type { ToolContext } from '../../../tool.ts';
import { gifSizes, mostGifBytes, mostGifSeconds } from '../plan/gif-sizes.ts';

/** A film of the person's own as a GIF, as large as its limit allows. */
export async function makeGif(context: ToolContext, filmId: string): Promise<void> {
  const { path, name, width, height } = await context.openAsset(filmId);
  const stem = name.replace(/\.[^.]*$/, '');
  for (const [index, size] of gifSizes.entries()) {
    await context.progress(5 + (index / gifSizes.length) * 90, 'render');
    const into = await context.temporaryFile(`${stem}.gif`);
    const { bytes, mime } = await context.media.gif(
      { file: path, into, ...size, seconds: mostGifSeconds },
      { signal: context.signal },
    );
    if (bytes > mostGifBytes) continue;
    const scale = Math.min(1, size.longest / Math.max(width ?? 0, height ?? 0, 1));
    await context.saveAsset({
      name: `${stem}.gif`,
      mime,
      file: into,
      ...(width !== null &&
        height !== null && { width: Math.round(width * scale), height: Math.round(height * scale) }),
    });
    return;
  }
  throw new AppError('video_too_large');
}
