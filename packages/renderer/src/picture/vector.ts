import { createCanvas, PDFDocument, SvgExportFlag } from '@napi-rs/canvas';
import { drawFrame } from '@adwright/studio/draw/draw-frame.ts';
import type { DrawHost } from '@adwright/studio/draw/host.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { withoutEmoji } from '../without-emoji.ts';

/** Why a list cannot be an SVG, if so: blurred shadows, emoji and moving pictures have no faithful form there. */
export function svgObstacle(list: DisplayList): string | undefined {
  for (const node of [...list.scenes.flatMap((scene) => scene.nodes), ...list.overlay]) {
    const { paint } = node;
    if (paint.kind === 'frame' || list.kind === 'video') return 'moving pictures';
    if ('shadow' in paint && paint.shadow) return 'a blurred shadow';
    if ('face' in paint && paint.face.shadow) return 'a blurred shadow';
    const lines = paint.kind === 'text' ? paint.lines : paint.kind === 'count' ? [paint.line] : [];
    if (lines.some(({ text }) => withoutEmoji(text) !== text)) return 'emoji';
  }
  return undefined;
}

/** Letters become outlines, so the file looks the same where the fonts are not installed. */
export function drawSvg(list: DisplayList, host: DrawHost, t: number): Buffer {
  const canvas = createCanvas(list.width, list.height, SvgExportFlag.ConvertTextToPaths);
  drawFrame(canvas.getContext('2d') as unknown as CanvasRenderingContext2D, list, t, host);
  const content = canvas.getContent().toString('utf8');
  // Without a view box a page cannot scale it.
  return Buffer.from(content.replace(/<svg ([^>]*?)>/, `<svg $1 viewBox="0 0 ${list.width} ${list.height}">`));
}

/** For print: one page, `millimetres` wide if given, else a point per pixel. */
export function drawPdf(
  list: DisplayList,
  host: DrawHost,
  t: number,
  options: { readonly title?: string; readonly millimetres?: number } = {},
): Buffer {
  const width = options.millimetres ? (options.millimetres / 25.4) * 72 : list.width;
  const scale = width / list.width;
  const document = new PDFDocument({
    title: options.title ?? '',
    creator: 'Adwright',
    rasterDPI: 300,
    encodingQuality: 92,
  });
  const context = document.beginPage(width, list.height * scale) as unknown as CanvasRenderingContext2D;
  context.scale(scale, scale);
  drawFrame(context, list, t, host);
  document.endPage();
  return document.close();
}
