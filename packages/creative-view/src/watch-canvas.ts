import { onceNear } from './once-near.ts';

const copied = 'canvascopied';

/** Has a canvas drawn that is far from the screen, since a copy of it is shown elsewhere. */
export function drawForCopy(canvas: HTMLCanvasElement): void {
  canvas.dispatchEvent(new Event(copied));
}

/**
 * Tells a canvas's size in pixels of the screen once it or a copy of it is near the screen, and whenever it changes.
 */
export function watchCanvas(canvas: HTMLCanvasElement, onSize: (width: number, height: number) => void): () => void {
  let near = false;
  const tell = (): void => {
    const box = canvas.getBoundingClientRect();
    if (!near || box.width === 0 || box.height === 0) return;
    const scale = Math.min(window.devicePixelRatio, 4096 / Math.max(box.width, box.height));
    onSize(Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale)));
  };
  const resized = new ResizeObserver(tell);
  resized.observe(canvas);
  const see = (): void => {
    if (near) return;
    near = true;
    tell();
  };
  const forget = onceNear(canvas, see);
  canvas.addEventListener(copied, see);
  return () => {
    resized.disconnect();
    forget();
    canvas.removeEventListener(copied, see);
  };
}
