type Decoder = {
  readonly tracks: { readonly ready: Promise<void>; readonly selectedTrack: { readonly animated: boolean } | null };
  close(): void;
};
type DecoderClass = new (order: { data: ReadableStream | ArrayBuffer; type: string }) => Decoder;

/** Whether a picture moves; where the browser cannot tell, it does not. */
export async function isAnimated(url: string, type: string): Promise<boolean> {
  const ImageDecoder = (globalThis as { ImageDecoder?: DecoderClass }).ImageDecoder;
  if (!ImageDecoder || !/^image\/(?:gif|webp|png|avif)$/.test(type)) return false;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) });
    const decoder = new ImageDecoder({ data: await answer.arrayBuffer(), type });
    await decoder.tracks.ready;
    const animated = decoder.tracks.selectedTrack?.animated ?? false;
    decoder.close();
    return animated;
  } catch {
    return false;
  }
}
