import { ApiError } from '@adwright/contract/client/error.ts';
import { useRef, useState } from 'react';
import { uploadPicture } from '../../intake/upload-picture.ts';
import { api } from '../../session/api.ts';

type Photo = { readonly id: string; readonly url: string };

/** Asked as soon as it is chosen: the whole form is filled in for nothing where the photo cannot be used. */
async function assertCanSpeak(picture: string): Promise<void> {
  try {
    await api.call('assetFindFace', { picture }, { quiet: true });
  } catch (error) {
    // What only kept the question from being answered is no reason against the photo; it is asked once more at the end.
    if (error instanceof ApiError && error.status === 422) throw error;
  }
}

/** Sends the one photo or film that is chosen; of a film its best picture is the photo. The same can be chosen again. */
export function usePhotoUpload(attempt: (work: () => Promise<void>) => Promise<boolean>) {
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
      if (file.type.startsWith('video/')) await attempt(() => pick(id));
      else {
        setPhoto({ id, url });
        await attempt(() => assertCanSpeak(id));
      }
    } catch {
      // The upload has said why.
    } finally {
      setSending(false);
    }
  }

  async function pick(video: string): Promise<void> {
    const { asset_id: id, url } = await api.call('avatarPickFrame', { video }, { quiet: true });
    if (id !== null) setPhoto({ id, url });
  }

  return { photo, input, sending, send };
}
