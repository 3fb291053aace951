import { readFile } from 'node:fs/promises';
import { AppError } from '@adwright/contract/errors.ts';
import { longestClip } from '@adwright/contract/lip-sync/lip-sync.ts';
import type { PictureCall } from '@adwright/domain/engines/pictures.ts';
import type { ToolContext } from '../../../tool.ts';
import { lookAtPhoto, type SpeakingPhoto } from '../../talking/node/look-at-photo.ts';
import { asOfClip } from './look-at-clip.ts';

type Desk = Pick<ToolContext, 'media' | 'temporaryFile'> & {
  readonly pictures: Pick<ToolContext['pictures'], 'findFaces' | 'parsePeople'>;
};

/** Of the film's length. Nobody looks into the camera all the time, and hardly anybody at the very ends. */
const moments = [0.08, 0.25, 0.42, 0.58, 0.75, 0.92] as const;
/** Pixels; finer ones no avatar shows. */
const longestSide = 2160;
/** A face that is as sharp as this is as good as a sharper one. */
const sharp = 40;

/** A JPEG. */
type ClipFrame = { readonly body: Uint8Array; readonly width: number; readonly height: number };

/** The picture of a film in which one person is seen best: from the front, sharp, eyes open, mouth shut. */
export async function bestFrame(path: string, desk: Desk, call: PictureCall): Promise<ClipFrame> {
  const { signal } = call;
  const { video, seconds } = await desk.media.probe(path, { signal });
  if (!video) throw new AppError('wrong_file_kind');
  if (seconds > longestClip + 1) throw new AppError('media_over_seconds', { seconds: longestClip });
  let best: { readonly frame: ClipFrame; readonly score: number } | null = null;
  let refusal: unknown = new AppError('clip_face_missing');
  for (const share of moments) {
    const into = await desk.temporaryFile(`frame-${share}.jpg`);
    await desk.media.poster({ file: path, into, at: seconds * share, longest: longestSide }, { signal });
    const body = await readFile(into);
    try {
      const seen = await lookAtPhoto(desk.pictures, body, call);
      const score = scoreOf(seen);
      if (best === null || score > best.score)
        best = { frame: { body, width: seen.width, height: seen.height }, score };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // A child is no less of one in the next picture.
      if (error.code === 'face_child') throw asOfClip(error);
      if (error.code !== 'face_not_found') refusal = asOfClip(error);
    }
  }
  if (best === null) throw refusal;
  return best.frame;
}

export function scoreOf({ face, detail }: Pick<SpeakingPhoto, 'face' | 'detail'>): number {
  const { pose, eyesOpen, mouthOpen } = face;
  const turned = (Math.abs(pose.yaw) + Math.abs(pose.pitch) + Math.abs(pose.roll)) / 30;
  const awake = Math.min(1, eyesOpen.left, eyesOpen.right);
  return Math.min(1, detail / sharp) + awake - turned - Math.min(1, mouthOpen);
}
