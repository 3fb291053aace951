import { fontFamilies, weightFor } from '../brand/fonts.ts';
import type { DrawHost, Picture } from '../draw/host.ts';
import type { DisplayList, DisplayNode } from '../layout/display-list.ts';
import { canvasMeasurer, type FontFaces, type FontSpec, type TextMeasurer } from '../text/measurer.ts';

/** The names under which the fontsource style sheets declare the families. */
function cssName(family: string): string {
  const known = fontFamilies.find((candidate) => candidate.name === family);
  return known?.package.startsWith('@fontsource-variable/') ? `${family} Variable` : family;
}

/** In the browser the style sheet's unicode ranges choose among a family's files. */
export const browserFonts: FontFaces = {
  css(font, size, text) {
    const italic = font.italic && fontFamilies.find((family) => family.name === font.families[0])?.italic;
    const names = font.families.map((family) => `"${cssName(family)}"`).join(', ');
    return `${italic ? 'italic ' : ''}${weightFor(font.families[0], font.weight, text)} ${size}px ${names}`;
  },
};

function newContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  return context;
}

export function createBrowserMeasurer(): TextMeasurer {
  return canvasMeasurer(newContext(8, 8), browserFonts);
}

/** Fonts load when first asked for; a layout measured before would use the wrong widths. */
export async function loadFonts(fonts: readonly { readonly font: FontSpec; readonly text: string }[]): Promise<void> {
  await Promise.all(fonts.map(({ font, text }) => document.fonts.load(browserFonts.css(font, 40, text), text)));
}

/** The fonts and texts of a display list, for `loadFonts`; lay out again afterwards. */
export function fontsOf(list: DisplayList): { font: FontSpec; text: string }[] {
  const nodes: DisplayNode[] = [...list.scenes.flatMap((scene) => scene.nodes), ...list.overlay];
  return nodes.flatMap(({ paint }) => {
    if (paint.kind === 'text') return [{ font: paint.face.font, text: paint.lines.map((line) => line.text).join(' ') }];
    if (paint.kind === 'count') return [{ font: paint.face.font, text: `${paint.line.text}0123456789` }];
    if (paint.kind !== 'captions') return [];
    return [
      { font: paint.face.font, text: paint.pages.flatMap((page) => page.words.map((word) => word.text)).join(' ') },
    ];
  });
}

export function createBrowserHost(
  pictures: ReadonlyMap<string, Picture>,
  frames: DrawHost['frame'] = () => undefined,
): DrawHost {
  let spare: CanvasRenderingContext2D | undefined;
  return {
    fonts: browserFonts,
    image: (asset) => pictures.get(asset),
    frame: frames,
    path: (data) => new Path2D(data),
    scratch(width, height) {
      if (!spare || spare.canvas.width !== width || spare.canvas.height !== height) spare = newContext(width, height);
      spare.clearRect(0, 0, width, height);
      return spare;
    },
  };
}
