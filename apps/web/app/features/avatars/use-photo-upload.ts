import { useRef, useState } from 'react';
import { uploadPicture } from '../../intake/upload-picture.ts';

type Photo = { readonly id: string; readonly url: string };

/** Sends the one photo that is chosen; the same one can be chosen again. */
export function usePhotoUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [photo, setPhoto] = useState<Photo | null>(null);

  async function send(file: File | undefined): Promise<void> {
    if (input.current) input.current.value = '';
    if (file === undefined) return;
    setSending(true);
    try {
      const watch = { signal: new AbortController().signal, onProgress: () => undefined };
      const { asset_id: id, url } = await uploadPicture(file, watch);
      setPhoto({ id, url });
    } catch {
      // The upload has said why.
    } finally {
      setSending(false);
    }
  }

  return { photo, input, sending, send };
}
