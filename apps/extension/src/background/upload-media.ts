import type { Client } from '@adwright/contract/client/client.ts';
import type { QueuedMedia } from './queue.ts';

const chunkBytes = 4 * 1024 * 1024;

/** Sends the file in parts and answers it with its id. A part that is sent twice counts once. */
export async function uploadMedia(client: Client, media: QueuedMedia): Promise<QueuedMedia> {
  const { bytes, uploadId } = media;
  if (bytes === undefined) return media;
  const total = Math.ceil(bytes.size / chunkBytes);
  for (let index = 0; index < total; index += 1) {
    const form = new FormData();
    const fields = { upload_id: uploadId, index, total, bytes: bytes.size, name: nameOf(media) };
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('chunk', bytes.slice(index * chunkBytes, (index + 1) * chunkBytes), 'chunk');
    const { asset } = await client.call('productUploadChunk', form, { quiet: true });
    const { bytes: _sent, ...rest } = media;
    if (asset !== null) return { ...rest, assetId: asset.asset_id };
  }
  throw new Error('The file did not arrive whole');
}

function nameOf({ url, kind }: QueuedMedia): string {
  const last = URL.canParse(url) ? new URL(url).pathname.split('/').at(-1) : '';
  return (last || kind).slice(-100);
}
