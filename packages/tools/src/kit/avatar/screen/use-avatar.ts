import { parseAvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { personPicturePath } from '@adwright/contract/avatar/people-pictures.ts';
import { useEffect, useState } from 'react';
import { loadPicture } from '../../cutout/screen/browser-canvas.ts';
import { pictureUrl } from '../../form/screen/picture-urls.ts';
import { type OwnAvatar, type ToolHost, useToolHost } from '../../form/screen/tool-host.ts';

/** Somebody to show: their picture, and the points of their face in its pixels. */
export type ShownAvatar = {
  readonly ref: string;
  readonly image: HTMLImageElement;
  readonly mesh: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly cutOut: boolean;
};

export type AvatarState =
  | { readonly state: 'none' | 'looking' }
  | { readonly state: 'refused'; readonly problem: string }
  | { readonly state: 'found'; readonly avatar: ShownAvatar };

async function loadPerson(ref: string, id: string, look: string): Promise<ShownAvatar> {
  const [image, points] = await Promise.all([
    loadPicture(personPicturePath(id, look)),
    fetch(personPicturePath(id, look, 'mesh')).then((answer) => answer.json() as Promise<number[] | number[][]>),
  ]);
  const { naturalWidth: width, naturalHeight: height } = image;
  return { ref, image, mesh: Float32Array.from(points.flat()), width, height, cutOut: true };
}

/** A photo with its own ground, or, where something else is to be behind them, without it. */
async function loadOwn(host: ToolHost, own: OwnAvatar, keepsGround: boolean): Promise<ShownAvatar> {
  const face = await host.findFace(own.asset);
  const url = keepsGround ? await pictureUrl(host, own.asset) : await host.previewCutOut(own.asset);
  const image = await loadPicture(url ?? own.url);
  const { width, height, mesh } = face;
  return { ref: own.ref, image, mesh: Float32Array.from(mesh), width, height, cutOut: !keepsGround };
}

/** Whoever was chosen, or why they cannot speak. Free, and before anything is charged. */
export function useAvatar(
  ref: string,
  { own, keepsGround, signedIn }: { own: readonly OwnAvatar[] | null; keepsGround: boolean; signedIn: boolean },
): AvatarState {
  const host = useToolHost();
  const mine = own?.find((one) => one.ref === ref);
  const key = `${ref} ${mine?.asset} ${keepsGround}`;
  const [known, setKnown] = useState<{ key: string; value: AvatarState } | null>(null);
  useEffect(() => {
    const named = parseAvatarRef(ref);
    const loading =
      named?.kind === 'person'
        ? loadPerson(ref, named.id, named.look)
        : mine && signedIn
          ? loadOwn(host, mine, keepsGround)
          : null;
    if (!loading) return undefined;
    let gone = false;
    loading.then(
      (avatar) => !gone && setKnown({ key, value: { state: 'found', avatar } }),
      (error: unknown) => !gone && setKnown({ key, value: { state: 'refused', problem: host.problemText(error) } }),
    );
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all of it
  }, [host, key, signedIn]);
  return known?.key === key ? known.value : { state: 'looking' };
}
