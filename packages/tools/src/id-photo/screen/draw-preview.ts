import type { DocumentRule } from '../plan/documents.ts';
import type { Fit } from '../plan/fit.ts';
import { applyLight } from '../plan/light.ts';
import type { Subject } from '../plan/subject.ts';

export type Finish = { readonly background: string; readonly light: number };

/** The same steps as on the server, with the canvas's own scaling: place, even the light, put the colour behind. */
export function drawPrepared(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  subject: Subject,
  rule: DocumentRule,
  fit: Fit,
  finish: Finish,
): void {
  const { width, height } = rule.pixels;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.translate(fit.x, fit.y);
  context.rotate((-subject.roll * Math.PI) / 180);
  context.scale(fit.scale, fit.scale);
  context.drawImage(picture, -subject.eyes[0], -subject.eyes[1], subject.width, subject.height);
  context.setTransform(1, 0, 0, 1, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  applyLight(pixels, subject.light, finish.light, fit.x, subject.chin * fit.scale * 0.6);
  context.putImageData(pixels, 0, 0);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = finish.background;
  context.fillRect(0, 0, width, height);
}

/** Before anything is known of the face: the photo fills the frame, a little above its middle. */
export function drawPhoto(canvas: HTMLCanvasElement, picture: HTMLImageElement, rule: DocumentRule): void {
  const { width, height } = rule.pixels;
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
  const [across, down] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - across) / 2, (height - down) * 0.4, across, down);
}
