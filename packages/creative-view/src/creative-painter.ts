import { createBrowserHost } from '@adwright/studio/browser/browser-host.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { drawFrame, posterTime } from '@adwright/studio/draw/draw-frame.ts';
import type { DrawHost, Picture } from '@adwright/studio/draw/host.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { currentMeasurer, fetchFonts, fontsReady } from './canvas-fonts.ts';
import { type ClipFrames, createClipFrames } from './clip-frames.ts';
import { liveFrames } from './live-frames.ts';
import { drawSoon, forgetDrawing } from './draw-queue.ts';
import { layoutOnce } from './layout-once.ts';
import type { PictureHost } from './picture-host.ts';
import { loadPicture, storedPicture } from './picture-store.ts';

/** Something done to a layout before it is drawn, many times a second: a drag, which needs no new layout. */
export type Adjust = (list: DisplayList) => DisplayList;

/** Shows creatives on one canvas. Whatever changes, it draws once per frame at most, and only then. */
export type CreativePainter = {
  show(creative: Creative, how?: { readonly adjust?: Adjust | undefined; readonly at?: number | undefined }): void;
  /** In pixels of the screen. */
  resize(width: number, height: number): void;
  close(): void;
};

type Options = {
  /** After each drawing, with its layout as it was before any adjustment. */
  readonly onDrawn?: (list: DisplayList) => void;
};

export function createCreativePainter(
  canvas: HTMLCanvasElement,
  host: PictureHost,
  { onDrawn }: Options = {},
): CreativePainter {
  let creative: Creative | undefined;
  let adjust: Adjust | undefined;
  let time: number | undefined;
  let size = { width: 0, height: 0 };
  let closed = false;
  let drawn = false;
  let fetched: Creative | undefined;
  let clips: ClipFrames | undefined;

  const again = (): void => {
    if (!closed) drawSoon(draw);
  };

  function draw(): void {
    if (closed || !creative || size.width === 0) return;
    const list = layoutOnce(creative, currentMeasurer());
    // Asked for once each: what cannot be had would be asked for with every frame.
    if (fetched !== creative && !fontsReady(list)) {
      fetched = creative;
      void fetchFonts(list, host).then(again);
      // The first drawing waits for its fonts; later ones change too often to wait.
      if (!drawn) return;
    }
    paint(canvas, adjust ? adjust(list) : list, size, {
      at: time ?? posterTime(list, creative.meta.poster),
      pictures: picturesOf(list),
      frames: framesOf(list),
    });
    drawn = true;
    onDrawn?.(list);
  }

  function picturesOf(list: DisplayList): Map<string, Picture> {
    const pictures = new Map<string, Picture>();
    for (const id of assetsShown(list)) {
      const src = list.assets[id]?.src;
      if (!src) continue;
      const picture = storedPicture(src);
      if (picture) pictures.set(id, picture);
      else void loadPicture(host, src).then((there) => there && again());
    }
    return pictures;
  }

  /** Most creatives have no clips, and no player. */
  function framesOf(list: DisplayList): DrawHost['frame'] {
    return (asset, seconds) => {
      const src = list.assets[asset]?.src;
      if (!src) return undefined;
      const live = liveFrames(src);
      if (live) return live(seconds);
      clips ??= createClipFrames(host, again);
      return clips.frame(src, seconds);
    };
  }

  return {
    show(next, how = {}) {
      if (next === creative && how.adjust === adjust && how.at === time) return;
      creative = next;
      adjust = how.adjust;
      time = how.at;
      again();
    },
    resize(width, height) {
      if (width === size.width && height === size.height) return;
      size = { width, height };
      again();
    },
    close() {
      closed = true;
      forgetDrawing(draw);
      clips?.close();
    },
  };
}

function assetsShown(list: DisplayList): Set<string> {
  const nodes = [...list.scenes.flatMap((scene) => scene.nodes), ...list.overlay];
  return new Set(nodes.flatMap(({ paint }) => (paint.kind === 'image' ? [paint.asset] : [])));
}

function paint(
  canvas: HTMLCanvasElement,
  list: DisplayList,
  size: { readonly width: number; readonly height: number },
  {
    at,
    pictures,
    frames,
  }: { readonly at: number; readonly pictures: ReadonlyMap<string, Picture>; readonly frames: DrawHost['frame'] },
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  if (canvas.width !== size.width || canvas.height !== size.height) {
    canvas.width = size.width;
    canvas.height = size.height;
  }
  context.setTransform(size.width / list.width, 0, 0, size.height / list.height, 0, 0);
  context.clearRect(0, 0, list.width, list.height);
  drawFrame(context, list, at, createBrowserHost(pictures, frames));
}
