import { placePicturePath } from '@adwright/contract/asset/place-pictures.ts';
import type { AvatarBackground } from '@adwright/contract/project/avatar-video.ts';
import { backdrop } from '@adwright/presenter/ground/backdrop.ts';
import { defocus, defocusSize } from '@adwright/presenter/ground/defocus.ts';
import { onPaper } from '@adwright/presenter/ground/paper.ts';
import type { Pixels } from '@adwright/presenter/puppet/warp.ts';
import { useEffect, useState } from 'react';
import { loadPicture, makeBrowserCanvas } from '../../cutout/screen/browser-canvas.ts';
import { pictureUrl } from '../../form/screen/picture-urls.ts';
import { type ToolHost, useToolHost } from '../../form/screen/tool-host.ts';
import { cover, frameRoom, roomBlur } from '../plan/frame-person.ts';

type Size = { readonly width: number; readonly height: number };

/** What is behind somebody, as large as the preview; a plain color needs no picture. */
export type Ground = (frame: Size) => Pixels;

function pictured(image: HTMLImageElement, isRoom: boolean): Ground {
  const whole = { width: image.naturalWidth, height: image.naturalHeight };
  return (frame) => {
    const blur = isRoom ? roomBlur : 0;
    const from = isRoom ? frameRoom(frame, whole) : cover(frame, { x: 0, y: 0, ...whole });
    const { width, height } = defocusSize(frame, blur);
    const canvas = makeBrowserCanvas(width, height);
    canvas.imageSmoothingQuality = 'high';
    canvas.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, width, height);
    return defocus(onPaper({ width, height, data: canvas.getImageData(0, 0, width, height).data }), frame, blur);
  };
}

async function loadGround(host: ToolHost, background: AvatarBackground): Promise<Ground | null> {
  if (background.kind === 'place') return pictured(await loadPicture(placePicturePath(background.id, 'plate')), true);
  if (background.kind !== 'picture') return null;
  const url = await pictureUrl(host, background.picture);
  return url === null ? null : pictured(await loadPicture(url), false);
}

/** Null while it comes, where nobody is shown, and where the photo keeps its own. */
export function useGround(background: AvatarBackground | null): Ground | null {
  const host = useToolHost();
  const key = JSON.stringify(background);
  const [known, setKnown] = useState<{ key: string; ground: Ground | null } | null>(null);
  useEffect(() => {
    if (background === null) return undefined;
    let gone = false;
    const found = (ground: Ground | null): void => {
      if (!gone) setKnown({ key, ground });
    };
    if (background.kind === 'color') found((frame) => backdrop(background.color, frame));
    else loadGround(host, background).then(found, () => found(null));
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all of it
  }, [host, key]);
  return known?.key === key ? known.ground : null;
}
