import { expect, it } from 'vitest';
import { parseCreative } from '../../creative/parse.ts';
import { stateAt } from '../../draw/state.ts';
import { retimedScene } from '../../film/retime-scene.ts';
import { coveredParts } from '../../inspect/covered-parts.ts';
import { depthColumn, depthRow } from '../../layout/depth.ts';
import type { DisplayList, DisplayNode } from '../../layout/display-list.ts';
import { layoutCreative } from '../../layout/layout.ts';
import type { PlacementId } from '../../placements.ts';
import { sampleInput } from '../../samples/sample-input.ts';
import { buildCreative } from '../../template.ts';
import type { AdImage, PhotoPlace } from '../../template-input.ts';
import { evenMeasurer } from '../../text/even-measurer.ts';
import { templates } from '../registry.ts';

const inPlaces = [
  'morning-light',
  'studio-light',
  'tabletop',
  'viewfinder',
  'five-stars',
  'recipe-card',
  'comment-reply',
];
const films = templates
  .filter(({ id }) => [...inPlaces, 'at-home'].includes(id))
  .map((film) => [film.id, film] as const);
const formats: readonly PlacementId[] = ['tiktok-in-feed', 'tiktok-square', 'meta-feed-portrait', 'youtube-wide'];

const subject = { x: 0.27, y: 0.42, width: 0.42, height: 0.4 };
const edges = { top: '#d8cfc4', right: '#b5a48f', bottom: '#7a6248', left: '#b9a996' };
const shot = { kind: 'image' as const, width: 1080, height: 1350, edges };
/** A table seen from the front, a floor from above, and the rim of a podium. */
const planes: readonly PhotoPlace['plane'][] = [
  { x: 0.48, horizon: 0.3, stand: 0.82, behind: 0.534, front: 1.08 },
  { x: 0.48, horizon: -0.9, stand: 0.82, behind: -0.126, front: 1.68 },
  { x: 0.48, horizon: 0.36, stand: 0.82, behind: 0.567, front: 0.86 },
];
const photos = planes.map((plane, index): AdImage => {
  const id = `in-place-${index + 1}`;
  return { id, asset: { ...shot, src: id, subject }, place: { ground: { ...shot, src: `${id}-ground` }, plane } };
});

function filmIn(film: (typeof templates)[number], language: 'en' | 'ar', placement: PlacementId, shown: AdImage[]) {
  const input = sampleInput({ language, placement });
  return buildCreative(film, { ...input, product: { ...input.product, photos: shown } });
}

const groundsIn = (list: DisplayList): DisplayNode[] =>
  list.scenes.flatMap(({ nodes }) => nodes.filter(({ mode }) => mode === 'depth'));

it.each(films)('%s moves through places, its product before all that lies over them', (_, film) => {
  for (const language of ['en', 'ar'] as const)
    for (const placement of formats) {
      const creative = filmIn(film, language, placement, photos);
      expect(parseCreative(JSON.parse(JSON.stringify(creative)))).toMatchObject({ ok: true });
      const { scenes } = layoutCreative(creative, evenMeasurer);
      for (const { nodes } of scenes.filter(({ nodes: all }) => all.some(({ slot }) => slot === 'photo'))) {
        const ground = nodes.find(({ slot }) => slot === 'photo');
        const shade = nodes.find(({ paint }) => paint.kind === 'shape');
        const product = nodes.find(({ slot }) => slot === 'product');
        expect(ground?.mode).toBe('depth');
        expect(product?.mode).toBe('sprite');
        if (!ground || !shade || !product) throw new Error('Nothing stands there.');
        expect(nodes.indexOf(product)).toBeGreaterThan(nodes.indexOf(shade));
        // What stands is where the photograph has it, and goes with the camera.
        expect(product.box.x + product.box.width / 2).toBeCloseTo(
          ground.box.x + (subject.x + subject.width / 2) * ground.box.width,
          3,
        );
        for (const t of [0, 1, 2]) {
          const [one, other] = [stateAt(ground, t), stateAt(product, t)];
          expect([one.scale, one.x, one.y]).toEqual([other.scale, other.x, other.y].map((v) => expect.closeTo(v, 6)));
        }
      }
    }
});

it.each(films)('%s never shows the edge of a place, however its camera goes', (_, film) => {
  let worst = 0;
  for (const photo of photos)
    for (const language of ['en', 'ar'] as const)
      for (const placement of formats) {
        const list = layoutCreative(filmIn(film, language, placement, [photo]), evenMeasurer);
        for (const node of groundsIn(list))
          for (let t = 0; t <= 4; t += 0.5) worst = Math.max(worst, beyond(node, t, list));
      }
  expect(worst).toBeLessThan(0.5);
});

/** How many pixels beside its picture are seen at the sides of the frame that it reaches. */
function beyond(node: DisplayNode, t: number, { width, height }: Pick<DisplayList, 'width' | 'height'>): number {
  const { depth, scale, x, y } = stateAt(node, t);
  const { box } = node;
  if (!depth) return Number.POSITIVE_INFINITY;
  const [left, top] = [box.x * scale + x, box.y * scale + y];
  const [right, bottom] = [left + box.width * scale, top + box.height * scale];
  let most = bottom >= height ? depthRow(depth, (height - y) / scale).from - box.y - box.height : height - bottom;
  for (let row = Math.max(0, top); row <= height; row += height / 12) {
    const line = depthRow(depth, (row - y) / scale);
    const column = (at: number): number => depthColumn(depth, line, (at - x) / scale) - box.x;
    if (left <= 0) most = Math.max(most, -column(0));
    if (right >= width) most = Math.max(most, column(width) - box.width);
  }
  return most;
}

const unlit = { ...shot, src: 'dim', edges: { top: '#b3aaa0', right: '#8c7f70', bottom: '#5c4a36', left: '#938575' } };

/** The first place before its light comes on. */
function withLight([first, ...others]: AdImage[], dim = unlit): AdImage[] {
  const dusk = { kind: 'image' as const, src: 'dusk', width: 400, height: 900, cutout: true };
  return [...(first?.place ? [{ ...first, place: { ...first.place, light: { dim, dusk } } }] : []), ...others];
}

it('lets the light come on in films of light, and on nobody else', () => {
  const lit = films.filter(([, film]) => {
    const { scenes, ...list } = layoutCreative(
      filmIn(film, 'en', 'tiktok-in-feed', withLight([...photos])),
      evenMeasurer,
    );
    const named = scenes.map(({ nodes }) => nodes.filter(({ id }) => id.endsWith('-dusk')));
    expect(coveredParts({ ...list, scenes }).filter(({ slot }) => slot === 'product')).toEqual([]);
    const [dusk] = named[0] ?? [];
    expect(dusk ? stateAt(dusk, 0).opacity : 0.3).toBeGreaterThan(0.2);
    expect(dusk ? stateAt(dusk, 1.6).visible : false).toBe(false);
    return named.flat().length > 0;
  });
  expect(lit.map(([id]) => id).toSorted()).toEqual(['morning-light', 'studio-light']);
});

it('moves a place that is still dark as it moves the lit one, however long the shot became', () => {
  const film = templates.find(({ id }) => id === 'morning-light');
  if (!film) throw new Error('The film is gone.');
  const creative = filmIn(film, 'en', 'tiktok-in-feed', withLight([...photos]));
  const [opening, ...others] = creative.scenes;
  for (const seconds of [2.1, 3.4, 7]) {
    const scenes = opening ? [retimedScene(opening, seconds), ...others] : [];
    const [scene] = layoutCreative({ ...creative, scenes }, evenMeasurer).scenes;
    const [lit, dark] = (scene?.nodes ?? []).filter(({ mode }) => mode === 'depth');
    if (!lit || !dark) throw new Error('Nothing is dark.');
    for (const t of [0, 0.5, dark.end - 0.01]) {
      const [one, other] = [stateAt(dark, t).depth, stateAt(lit, t).depth];
      expect(one?.push).toBeCloseTo(other?.push ?? 0, 5);
      expect(one?.slide).toBeCloseTo(other?.slide ?? 0, 3);
    }
  }
});

it('leaves a place lit where words could not be read in the dark', () => {
  const film = templates.find(({ id }) => id === 'morning-light');
  if (!film) throw new Error('The film is gone.');
  const night = {
    ...shot,
    src: 'night',
    edges: { top: '#000000', right: '#000000', bottom: '#000000', left: '#000000' },
  };
  const list = layoutCreative(filmIn(film, 'en', 'tiktok-in-feed', withLight([...photos], night)), evenMeasurer);
  expect(list.scenes.flatMap(({ nodes }) => nodes).some(({ id }) => id.endsWith('-dusk'))).toBe(false);
});

it('stays a flat photograph where it keeps no camera, or nothing was cut out', () => {
  const film = templates.find(({ id }) => id === 'tabletop');
  if (!film) throw new Error('The film is gone.');
  const input = sampleInput({ language: 'en', placement: 'tiktok-in-feed' });
  const flat = photos.map(({ id, asset }) => ({ id, asset }));
  const uncut = input.product.images.map((image) => ({ ...image, asset: { ...image.asset, cutout: false } }));
  for (const product of [
    { ...input.product, photos: flat },
    { ...input.product, images: uncut, photos },
  ]) {
    const list = layoutCreative(buildCreative(film, { ...input, product }), evenMeasurer);
    const shown = list.scenes.flatMap(({ nodes }) => nodes.filter(({ slot }) => slot === 'photo'));
    expect(shown.length).toBeGreaterThan(0);
    for (const { mode, paint } of shown) {
      expect(mode).toBe('photo');
      expect(paint.kind === 'image' && flat.some(({ id }) => id === paint.asset)).toBe(true);
    }
  }
});
