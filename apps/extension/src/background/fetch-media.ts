import type { QueuedMedia } from './queue.ts';

const timeoutMs = 60_000;
/** What the server takes; a longer film is not an ad. */
const mostBytes = { image: 20 * 1024 * 1024, video: 200 * 1024 * 1024 };

/**
 * The file as the person's own browser sees it. Where that may not read it, a picture is left for the server to fetch
 * from the open internet, and a film is given up.
 */
export async function fetchMedia(media: QueuedMedia): Promise<QueuedMedia> {
  const { kind, url } = media;
  if (media.bytes !== undefined || media.assetId !== undefined || media.unreadable === true) return media;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const length = Number(answer.headers.get('content-length') ?? 0);
    if (!answer.ok || length > mostBytes[kind]) return { ...media, unreadable: true };
    const bytes = await answer.blob();
    return bytes.size === 0 || bytes.size > mostBytes[kind] ? { ...media, unreadable: true } : { ...media, bytes };
  } catch (error) {
    // Without a connection nothing is known about the file.
    if (!navigator.onLine) throw error;
    return { ...media, unreadable: true };
  }
}
