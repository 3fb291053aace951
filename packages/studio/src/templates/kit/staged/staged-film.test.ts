import { expect, it } from 'vitest';
import { layoutCreative } from '../../../layout/layout.ts';
import { coverSource, intersection } from '../../../layout/geometry.ts';
import type { PlacementId } from '../../../placements.ts';
import { sampleInput } from '../../../samples/sample-input.ts';
import { buildCreative } from '../../../template.ts';
import type { AdImage } from '../../../template-input.ts';
import { evenMeasurer } from '../../../text/even-measurer.ts';
import { morningLight } from '../../morning-light.ts';
import { tabletop } from '../../tabletop.ts';
import { viewfinder } from '../../viewfinder.ts';

const subject = { x: 0.31, y: 0.42, width: 0.36, height: 0.4 };
const edges = { top: '#d8cfc4', right: '#b5a48f', bottom: '#7a6248', left: '#b9a996' };
const shotIn = (id: string, some: Partial<AdImage['asset']> = { subject, edges }): AdImage => ({
  id,
  asset: { kind: 'image', src: id, width: 1080, height: 1350, ...some },
});

const formats: readonly PlacementId[] = ['tiktok-in-feed', 'tiktok-square', 'youtube-wide'];

function scenesOf(film: typeof tabletop, language: 'en' | 'ar', placement: PlacementId, photos: AdImage[]) {
  const input = sampleInput({ language, placement });
  return layoutCreative(buildCreative(film, { ...input, product: { ...input.product, photos } }), evenMeasurer).scenes;
}

it.each(['en', 'ar'] as const)(
  'happens in places throughout, two looks at each, its words beside the product, in %s',
  (language) => {
    for (const film of [morningLight, tabletop, viewfinder])
      for (const placement of formats) {
        const photos = [shotIn('first'), shotIn('second'), shotIn('third')];
        const scenes = scenesOf(film, language, placement, photos);
        const shown = scenes.map(({ nodes }) =>
          nodes.flatMap(({ paint }) =>
            paint.kind === 'image' && photos.some(({ id }) => id === paint.asset) ? [paint.asset] : [],
          ),
        );
        expect(shown).toEqual([['first'], ['first'], ['second'], ['second'], ['third']]);
        for (const scene of scenes.slice(0, 2)) {
          const photo = scene.nodes.find(({ slot }) => slot === 'photo');
          const words = scene.nodes.filter(({ slot }) => slot === 'headline' || slot === 'bullet');
          expect(words.length).toBeGreaterThan(0);
          if (photo?.paint.kind !== 'image') throw new Error('No photograph.');
          const zoom = photo.tracks.find(({ prop }) => prop === 'zoom');
          // Between the two ends of its way the camera is where the shot was composed for, or nearer.
          const near = zoom?.prop === 'zoom' ? Math.min(zoom.from, zoom.to) : 1;
          expect(near > 1.1).toBe(scene === scenes[1]);
          const seen = coverSource(1080, 1350, photo.box, photo.paint.focus, { zoom: near, panX: 0, panY: 0 });
          const scale = photo.box.width / seen.width;
          const at = {
            x: photo.box.x + (subject.x * 1080 - seen.x) * scale,
            y: photo.box.y + (subject.y * 1350 - seen.y) * scale,
            width: subject.width * 1080 * scale,
            height: subject.height * 1350 * scale,
          };
          for (const { box } of words) expect(intersection(box, at)).toBeUndefined();
        }
      }
  },
);

it('keeps its set for a product that was not photographed in a place', () => {
  for (const photos of [[], [shotIn('own', {})]])
    for (const { nodes } of scenesOf(tabletop, 'en', 'tiktok-square', photos))
      expect(nodes.some(({ slot }) => slot === 'photo')).toBe(false);
});
