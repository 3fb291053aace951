import type { RunAsset } from '@adwright/contract/run/run.ts';
import { useRef, useState } from 'react';
import { drawnFile } from '../../intake/drawn-file.ts';
import { uploadPicture } from '../../intake/upload-picture.ts';

/** Sends the one file that is chosen in an input of the kit's; the same one can be chosen again. */
export function useOneUpload(onSent: (asset: RunAsset, file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);

  async function send(file: File | undefined): Promise<void> {
    if (input.current) input.current.value = '';
    if (file === undefined) return;
    setSending(true);
    try {
      const watch = { signal: new AbortController().signal, onProgress: () => undefined };
      onSent(await uploadPicture(await drawnFile(file), watch), file);
    } catch {
      // The upload has said why.
    } finally {
      setSending(false);
    }
  }

  return { input, sending, send };
}
