import { createHash } from 'node:crypto';
import type { Presenter } from '@adwright/domain/engines/rendering.ts';
import type { DrawFace } from '@adwright/presenter/puppet/draw-face.ts';
import type { OpenStage, Stage } from '@adwright/presenter/puppet/stage.ts';
import type { Pixels } from '@adwright/presenter/puppet/warp.ts';
import type { FacePose } from '@adwright/presenter/speaking/perform.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
import { RasterPicture } from '../decode-picture.ts';
import { openPresenter } from '../presenter/open-presenter.ts';
import { PlaneStage } from './plane-stage.ts';

/** What stands on a stage in the compositor's own memory, where frames take it from: no pixels unless they are asked for. */
export class StagedPicture implements Picture {
  readonly width: number;
  readonly height: number;
  readonly stage: PlaneStage;
  private whole: RasterPicture | undefined;

  constructor(stage: PlaneStage) {
    this.stage = stage;
    this.width = stage.into.width;
    this.height = stage.into.height;
  }

  get raster(): RasterPicture {
    this.whole ??= rasterOf(this.stage.whole());
    return this.whole;
  }

  get source(): CanvasImageSource {
    return this.raster.source;
  }

  half(): Picture {
    return this.raster.half();
  }
}

function rasterOf({ data, width, height }: Pixels): RasterPicture {
  return new RasterPicture(Uint8Array.from(data), { width, height }, true);
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
    const pixels = draw(frames[index] as FacePose);
    return stage instanceof PlaneStage ? new StagedPicture(stage) : rasterOf(pixels);
  };
}

/** What is seen of it, as a short name. */
export function presenterPrint({ photo, mesh, behind, ...rest }: Presenter): string {
  const hash = createHash('sha256').update(photo).update(mesh);
  if (behind && 'picture' in behind) hash.update(behind.picture);
  const ground = behind && 'picture' in behind ? { crop: behind.crop, blur: behind.blur } : behind;
  return hash.update(JSON.stringify({ ...rest, ground })).digest('hex');
}
