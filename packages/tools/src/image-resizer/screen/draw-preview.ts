import type { Size } from '../plan/boxes.ts';
import type { SizePlan } from '../plan/plan.ts';

export type PreviewSources = {
  readonly picture: HTMLImageElement;
  readonly layers: { readonly subject: HTMLImageElement; readonly ground: HTMLImageElement } | null;
};

/** The same plan as on the server, at the size of the preview. */
export function drawPreview(
  canvas: HTMLCanvasElement,
  sources: PreviewSources,
  frame: Size,
  plan: SizePlan,
  colour: string,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { picture, layers } = sources;
  const scale = canvas.width / frame.width;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, frame.width, frame.height);
  const { crop, place } = plan;
  const fill = (source: HTMLImageElement): void => {
    const own = source.naturalWidth / picture.naturalWidth;
    context.drawImage(
      source,
      crop.x * own,
      crop.y * own,
      crop.width * own,
      crop.height * own,
      0,
      0,
      frame.width,
      frame.height,
    );
  };
  if (plan.way === 'crop') return fill(picture);
  if (plan.way === 'reflow' && layers) {
    fill(layers.ground);
    context.drawImage(layers.subject, place.x, place.y, place.width, place.height);
    return undefined;
  }
  drawGround(context, picture, frame, plan, colour);
  context.drawImage(picture, place.x, place.y, place.width, place.height);
  return undefined;
}

function drawGround(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  frame: Size,
  plan: SizePlan,
  colour: string,
): void {
  const { place } = plan;
  if (plan.way === 'colour') {
    context.fillStyle = colour;
    context.fillRect(0, 0, frame.width, frame.height);
    return;
  }
  context.save();
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (plan.way === 'edge') {
    // One row or column of the picture, drawn over all the room beyond it.
    const [right, bottom] = [place.x + place.width, place.y + place.height];
    context.drawImage(picture, 0, 0, 1, height, 0, place.y, place.x + 1, place.height);
    context.drawImage(picture, width - 1, 0, 1, height, right - 1, place.y, frame.width - right + 1, place.height);
    context.drawImage(picture, 0, 0, width, 1, place.x, 0, place.width, place.y + 1);
    context.drawImage(picture, 0, height - 1, width, 1, place.x, bottom - 1, place.width, frame.height - bottom + 1);
  } else {
    const cover = Math.max(frame.width / width, frame.height / height);
    const [short, long] = [Math.min(frame.width, frame.height), Math.max(frame.width, frame.height)];
    const blur = Math.max(short / 10, long / 24) * context.getTransform().a;
    context.filter = `blur(${blur}px) brightness(0.94)`;
    const [across, down] = [width * cover, height * cover];
    context.drawImage(picture, (frame.width - across) / 2, (frame.height - down) / 2, across, down);
  }
  context.restore();
}
