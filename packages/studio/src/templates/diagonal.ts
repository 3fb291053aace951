import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { rectBlock } from './kit/blocks.ts';
import { badgeOn } from './kit/badge-on.ts';
import { copyStack } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** Everything on one side of a slanting line through a point: a turned rectangle larger than the frame. */
function halfPlane(id: string, kit: Kit, through: { x: number; y: number }, degrees: number, color: string): Layer {
  const size = Math.max(kit.frame.width, kit.frame.height) * 3;
  const angle = (degrees * Math.PI) / 180;
  const x = through.x - (size / 2) * Math.sin(angle);
  const y = through.y + (size / 2) * Math.cos(angle);
  return rectBlock(id, { x: x - size / 2, y: y - size / 2, width: size, height: size }, color, {
    slot: 'decor',
    rotate: degrees,
  });
}

export const diagonal = defineTemplate({
  id: 'diagonal',
  kind: 'picture',
  category: 'product',
  idea: 'Two colours meet on a slant and the product leaps across the edge.',
  slots: ['logo', 'headline', 'subline', 'badge', 'price', 'cta', 'product'],
  needs: ['product'],
  compose(kit) {
    const { frame, input } = kit;
    const ground = kit.scheme('ink');
    const slab = { ground: kit.behind(kit.scheme('accent').ground, ground.ground) };
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene(
            'main',
            ground.ground,
            stripLayers(kit, { look: 'split', scheme: ground, plate: slab.ground, caps: true }),
          ),
        ],
      };
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.54,
      banner: 0.6,
      upright: 0.47,
      tall: 0.5,
      tower: 0.6,
      gap: 1,
    });
    const type = kit.type(copy);
    const words = copyStack(kit, {
      scheme: ground,
      type: { ...type, headline: type.headline * 1.1 },
      box: copy,
      justify: beside ? 'center' : 'start',
      headline: { caps: true, lineHeight: 1, tracking: -0.02 },
      before: [kit.logo({ scheme: ground, height: type.label * 1.5, maxWidth: copy.width * 0.5, priority: 6 })],
    });
    const lean = frame.shape === 'tower' ? -16 : -13;
    // The slant stays clear of the words: it passes the corner of their region that it comes nearest to.
    const drop = Math.tan((-lean * Math.PI) / 180) * frame.width;
    const edge = beside
      ? halfPlane(
          'slab',
          kit,
          { x: copy.x + copy.width + frame.margin * 0.5 + frame.height * 0.14, y: frame.height / 2 },
          -74,
          slab.ground,
        )
      : halfPlane('slab', kit, { x: frame.width / 2, y: media.y + drop * 0.5 + frame.margin * 0.2 }, lean, slab.ground);
    const place: Rect = beside
      ? { x: media.x + media.width * 0.1, y: frame.height * 0.1, width: media.width * 0.82, height: frame.height * 0.8 }
      : { x: frame.width * 0.14, y: media.y, width: frame.width * 0.76, height: media.height - frame.margin * 0.8 };
    const product = kit.productIn(overTheEdge(kit, place));
    const paper = kit.scheme('paper');
    return {
      scenes: [
        kit.scene('main', ground.ground, [
          kit.product ? edge : undefined,
          ...product,
          words,
          badgeOn(kit, product, input.brief.badge, { fill: paper.ground, color: paper.text, share: 0.34 }),
        ]),
      ],
    };
  },
});
