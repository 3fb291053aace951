import { isSamplePicture, samplePicturePath } from '@adwright/contract/asset/picture-ref.ts';
import type { RunAsset } from '@adwright/contract/run/run.ts';
import { useEffect, useState } from 'react';
import { type ToolHost, useToolHost } from './tool-host.ts';

const known = new Map<string, RunAsset>();
let asking: { ids: Set<string>; answer: Promise<void> } | undefined;

/** A file that has just come in need not be asked for. */
export function rememberAsset(asset: RunAsset): void {
  known.set(asset.asset_id, asset);
}

/** Everything that is asked for in one go is one call. */
function ask(host: ToolHost, id: string): Promise<void> {
  if (asking === undefined) {
    const ids = new Set<string>();
    const answer = Promise.resolve().then(async () => {
      asking = undefined;
      for (const asset of await host.assets([...ids])) rememberAsset(asset);
    });
    asking = { ids, answer };
  }
  asking.ids.add(id);
  return asking.answer;
}

/** The address behind a picture of a form or a creative; null when it is gone. */
export async function pictureUrl(host: ToolHost, ref: string): Promise<string | null> {
  const id = ref.replace(/^asset:/, '');
  if (isSamplePicture(id)) return samplePicturePath(id);
  if (!known.has(id)) await ask(host, id);
  return known.get(id)?.url ?? null;
}

/** What is known of one of the person's files, once its address was asked for. */
export function knownAsset(id: string): RunAsset | undefined {
  return known.get(id);
}

/** How large the person's own pictures are, as far as that is known; samples are as large as they need to be. */
export function knownSizes(refs: readonly string[]): { readonly width: number; readonly height: number }[] {
  return refs.flatMap((ref) => {
    const { width = null, height = null } = known.get(ref) ?? {};
    return width === null || height === null ? [] : [{ width, height }];
  });
}

function urlNow(ref: string | null): string | null {
  if (ref === null) return null;
  const id = ref.replace(/^asset:/, '');
  return isSamplePicture(id) ? samplePicturePath(id) : (known.get(id)?.url ?? null);
}

/** Null while it is not known yet, and for nothing. */
export function usePictureUrl(ref: string | null): string | null {
  const host = useToolHost();
  const [found, setFound] = useState<{ ref: string; url: string | null } | null>(null);
  const now = urlNow(ref);
  useEffect(() => {
    if (ref === null || now !== null) return undefined;
    let gone = false;
    pictureUrl(host, ref).then(
      (url) => !gone && setFound({ ref, url }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [host, ref, now]);
  return now ?? (found?.ref === ref ? found.url : null);
}
