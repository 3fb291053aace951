import type { TalkingRatio } from '@adwright/contract/lip-sync/talking-photo.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import { type DrawFace, openFace } from '@adwright/presenter/puppet/draw-face.ts';
import { openPerson } from '@adwright/presenter/puppet/draw-person.ts';
import { useMemo } from 'react';
import { makeBrowserCanvas } from '../../cutout/screen/browser-canvas.ts';
import { type Frame, frameOfRatio } from '../../film/plan/ratios.ts';
import { cropFor, faceBox, frameOf, inFrame } from '../../talking/plan/framing.ts';
import { framePerson, type Standing } from '../plan/frame-person.ts';
import type { ShownAvatar } from './use-avatar.ts';
import type { Ground } from './use-ground.ts';

/** As sharp as a preview on a page can be, and light enough for thirty frames a second on a phone. */
const widest = 480;

export type AvatarStage = {
  readonly draw: DrawFace;
  readonly width: number;
  readonly height: number;
  /** Of the film itself, and where its face is. */
  readonly frame: Frame;
  readonly face: Box;
};

/** Somebody before what is behind them, ready to move: the code that makes the file, only smaller. */
export function useAvatarStage(
  avatar: ShownAvatar | null,
  ground: Ground | null,
  { ratio, standing }: { readonly ratio: TalkingRatio; readonly standing: Standing | undefined },
): AvatarStage | null {
  const [side, foot] = [standing?.side, standing?.foot];
  return useMemo(() => {
    if (!avatar || (avatar.cutOut && !ground)) return null;
    const box = faceBox(avatar.mesh);
    const stands = side === undefined || foot === undefined ? undefined : { side, foot };
    const crop = avatar.cutOut ? framePerson(frameOfRatio(ratio), avatar, box, stands) : cropFor(ratio, avatar, box);
    const frame = avatar.cutOut ? frameOfRatio(ratio) : frameOf(ratio, crop);
    const scale = Math.min(1, widest / Math.min(frame.width, frame.height));
    const size = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) };
    const fit = size.width / crop.width;
    const canvas = makeBrowserCanvas(size.width, size.height);
    canvas.imageSmoothingQuality = 'high';
    canvas.drawImage(avatar.image, -crop.x * fit, -crop.y * fit, avatar.width * fit, avatar.height * fit);
    const source = { ...size, data: canvas.getImageData(0, 0, size.width, size.height).data };
    const mesh = avatar.mesh.map((value, i) => (value - (i % 3 === 0 ? crop.x : i % 3 === 1 ? crop.y : 0)) * fit);
    const draw = avatar.cutOut && ground ? openPerson(source, mesh, ground(size)) : openFace(source, mesh, size);
    return { draw, ...size, frame, face: inFrame(box, crop, frame) };
  }, [avatar, ground, ratio, side, foot]);
}
