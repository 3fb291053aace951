import { withAlpha } from '../../brand/oklch.ts';
import { contrast, minContrast, over } from '../../brand/contrast.ts';
import { type Scheme, schemeOn } from '../../brand/scheme.ts';
import type { Layer } from '../../creative/layer.ts';
import type { Rect } from '../../layout/display-list.ts';
import type { AdImage } from '../../template-input.ts';
import { rectBlock } from './blocks.ts';
import type { Kit } from './kit.ts';
import { flow } from './paints.ts';
import { type CameraWay, darkness, photoFilmed } from './photo-filmed.ts';
import { subjectIn } from './photo-in.ts';
import { isBeside } from './regions.ts';

/** Where the camera goes in each shot: nearer, then away and back, so that it never seems to jump. */
const moves = [
  { from: 1.05, to: 1.15, slide: [-0.02, 0.02] },
  { from: 1.16, to: 1.06, slide: [0.02, -0.02] },
] as const satisfies readonly CameraWay[];

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

/** As near as a second look at the same photograph goes, and how much of its room beside the words the product takes. */
const nearest = { times: 1.36, share: 0.92 } as const;
/** Less than this nearer is no other shot: the camera goes on from where it was instead. */
const anotherShot = 1.15;
const onward: CameraWay = { from: moves[0].to, to: 1.25, slide: [0.02, 0.05] };

/**
 * Nearer as far as the words leave room, 1 where they leave none. The product may reach over the frame's other edges, as
 * in any close shot.
 */
function nearIn(photo: AdImage, { photo: box, clear, beside }: Plan): number {
  const { width, height } = subjectIn(photo, box, { clear });
  const fits = beside ? clear.width / width : clear.height / height;
  const near = Math.min(nearest.times, fits * nearest.share);
  return near < anotherShot ? 1 : near;
}

type Look = {
  /** A second look at a photograph that was just seen: nearer, so that it is another shot, or the same going on. */
  readonly again?: boolean;
  /** The light of its place comes on within a shot of so many seconds, if the words can be read before it has. */
  readonly lightWithin?: number | undefined;
};

export function photoWall(kit: Kit, photo: AdImage, id: string, index: number, look: Look = {}): PhotoWall {
  const { input } = kit;
  const { again = false, lightWithin } = look;
  const plan = planOf(kit);
  const { copy, clear, beside } = plan;
  const near = again ? nearIn(photo, plan) : 1;
  const side = beside ? (input.brief.direction === 'rtl' ? 'right' : 'left') : 'top';
  const scheme = schemeOn(input.brand, photo.asset.edges?.[side] ?? '#000000');
  const dim = photo.place?.light?.dim.edges?.[side] ?? scheme.ground;
  const product = subjectIn(photo, plan.photo, { clear, near });
  const until = beside ? product.x : product.y;
  const layers = photoFilmed(kit, photo, plan.photo, {
    id: `${id}-photo`,
    way: again && near === 1 ? onward : (moves[index % moves.length] ?? moves[0]),
    clear,
    near,
    shade: (isDim) => shadeOf(kit, isDim ? `${id}-dim` : id, plan, isDim ? dim : scheme.ground, until),
    lightWithin:
      contrast(scheme.text, over(withAlpha(dim, darkness), scheme.ground)) >= minContrast ? lightWithin : undefined,
  });
  return { scheme, copy, beside, layers };
}
