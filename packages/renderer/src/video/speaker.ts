import { createHash } from 'node:crypto';
import type { Presenter } from '@adwright/domain/engines/rendering.ts';
import type { DrawFace } from '@adwright/presenter/puppet/draw-face.ts';
import type { OpenStage, Stage } from '@adwright/presenter/puppet/stage.ts';
import type { FacePose } from '@adwright/presenter/speaking/perform.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
import { RasterPicture } from '../decode-picture.ts';
import { openPresenter } from '../presenter/open-presenter.ts';
import { KernelStage } from './kernel-stage.ts';

/** What stands on a stage in the compositor's own memory, where it can be laid on a frame without being copied. */
export class StagedPicture extends RasterPicture {
  readonly stage: KernelStage;

  constructor(stage: KernelStage) {
    const { data, width, height } = stage.into;
    super(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), { width, height }, true);
    this.stage = stage;
  }
}

/** A clip that is drawn: its picture at a second, which may be the last one's memory with other pixels. */
export type Speaker = (seconds: number) => Picture;

export async function openSpeaker(presenter: Presenter, openStage: OpenStage): Promise<Speaker> {
  const { fps } = presenter.performance;
  const frames = presenter.performance.frames as readonly FacePose[];
  let stage: Stage | undefined;
  const draw: DrawFace = await openPresenter(presenter, (...parts) => (stage = openStage(...parts)));
  return (seconds) => {
    const index = Math.min(frames.length - 1, Math.max(0, Math.round(seconds * fps)));
    const { data, width, height } = draw(frames[index] as FacePose);
    return stage instanceof KernelStage
      ? new StagedPicture(stage)
      : new RasterPicture(Uint8Array.from(data), { width, height }, true);
  };
}

/** What is seen of it, as a short name. */
export function presenterPrint({ photo, mesh, behind, ...rest }: Presenter): string {
  const hash = createHash('sha256').update(photo).update(mesh);
  if (behind && 'picture' in behind) hash.update(behind.picture);
  const ground = behind && 'picture' in behind ? { crop: behind.crop, blur: behind.blur } : behind;
  return hash.update(JSON.stringify({ ...rest, ground })).digest('hex');
}
