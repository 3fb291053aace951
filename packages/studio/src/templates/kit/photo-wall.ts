import { withAlpha } from '../../brand/oklch.ts';
import { type Scheme, schemeOn } from '../../brand/scheme.ts';
import type { Layer } from '../../creative/layer.ts';
import type { Rect } from '../../layout/display-list.ts';
import type { AdImage } from '../../template-input.ts';
import { rectBlock } from './blocks.ts';
import type { Kit } from './kit.ts';
import { flow } from './paints.ts';
import { photoIn, subjectIn } from './photo-in.ts';
import { isBeside } from './regions.ts';

/** Where the camera goes in each shot: nearer, then away, so that it never seems to jump. */
const moves = [
  { from: 1, to: 1.12 },
  { from: 1.14, to: 1.02 },
] as const;

type Plan = { readonly copy: Rect; readonly photo: Rect; readonly clear: Rect; readonly beside: boolean };

/** Words first, on the wall; the photograph begins under them and goes to the frame's edges, the product beyond them. */
function planOf(kit: Kit): Plan {
  const { area, full, shape } = kit.frame;
  if (isBeside(kit)) {
    const copy = { ...area, width: area.width * 0.42 };
    const [x, edge] = [full.width * 0.34, copy.x + copy.width];
    return {
      copy,
      photo: { ...full, x, width: full.width - x },
      clear: { ...full, x: edge, width: full.width - edge },
      beside: true,
    };
  }
  const copy = { ...area, height: area.height * (shape === 'tall' ? 0.34 : 0.3) };
  const y = full.height * (shape === 'tall' || shape === 'tower' ? 0.2 : 0.12);
  const edge = copy.y + copy.height;
  return {
    copy,
    photo: { ...full, y, height: full.height - y },
    clear: { ...full, y: edge, height: full.height - edge },
    beside: false,
  };
}

/** The wall's own colour behind the words, gone before the product begins. */
function shadeOf(kit: Kit, id: string, plan: Plan, ground: string, until: number): Layer {
  const { full } = kit.frame;
  const { beside, photo, copy } = plan;
  const length = beside ? full.width : full.height;
  const begin = (beside ? photo.x : photo.y) / length;
  const words = (beside ? copy.x + copy.width : copy.y + copy.height) / length;
  const end = Math.max(begin + 0.04, Math.min(words + 0.06, until / length));
  const angle = beside ? (kit.input.brief.direction === 'rtl' ? 270 : 90) : 180;
  const fill = flow(
    angle,
    [0, ground],
    [begin + 0.005, ground],
    [Math.max(begin + 0.01, end - 0.09), withAlpha(ground, 0.9)],
    [end, withAlpha(ground, 0)],
  );
  return rectBlock(`${id}-shade`, full, fill, { slot: 'decor' });
}

/** A photograph of the product whose wall goes on behind words, where they may stand on it and in which colours. */
export type PhotoWall = {
  readonly scheme: Scheme;
  readonly copy: Rect;
  readonly beside: boolean;
  readonly layers: readonly Layer[];
};

export function photoWall(kit: Kit, photo: AdImage, id: string, index: number): PhotoWall {
  const { input } = kit;
  const plan = planOf(kit);
  const { copy, clear, beside } = plan;
  const side = beside ? (input.brief.direction === 'rtl' ? 'right' : 'left') : 'top';
  const scheme = schemeOn(input.brand, photo.asset.edges?.[side] ?? '#000000');
  const product = subjectIn(photo, plan.photo, { clear });
  const until = beside ? product.x : product.y;
  const move = moves[index % moves.length] ?? moves[0];
  const layers = [
    photoIn(photo, plan.photo, { id: `${id}-photo`, clear, motion: [{ phase: 'life', effect: 'ken-burns', ...move }] }),
    shadeOf(kit, id, plan, scheme.ground, until),
  ];
  return { scheme, copy, beside, layers };
}
