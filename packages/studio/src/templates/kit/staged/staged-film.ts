import type { Scheme, SchemeName } from '../../../brand/scheme.ts';
import type { Motion, Transition } from '../../../creative/motion.ts';
import { defineTemplate, type Template, type TemplateCategory, type TemplateId } from '../../../template.ts';
import type { AdBrief, AdImage } from '../../../template-input.ts';
import { endCard } from '../end-card.ts';
import { stageEnd } from '../ends/stage-end.ts';
import type { Kit } from '../kit.ts';
import { photoWall } from '../photo-wall.ts';
import type { SetBuilder } from '../sets/set.ts';
import { stripStory } from '../strip-story.ts';
import type { CameraName } from './cameras.ts';
import { photographedShot, stagedShot, type StagedShot } from './staged-shot.ts';
import type { TypeLookName } from './type-looks.ts';

type Names = readonly [SchemeName, ...SchemeName[]];

/** One shot of the film as its file declares it. */
export type ShotPlan = {
  readonly set: SetBuilder;
  /** The first of these on which the product stands out. */
  readonly scheme: Names;
  readonly camera: CameraName;
  readonly enter?: Motion[];
  readonly seconds: number;
  readonly transition?: Transition;
};

/** What a film with an idea of its own puts in the words' place, around the product or before it. */
export type Saying = (
  kit: Kit,
  scene: { readonly id: string; readonly text: string; readonly index: number; readonly scheme: Scheme },
) => Pick<StagedShot, 'says' | 'over' | 'lens' | 'behind' | 'share'>;

type StagedFilm = {
  readonly id: TemplateId;
  readonly category: TemplateCategory;
  readonly idea: string;
  readonly type: TypeLookName;
  readonly accentFont?: string;
  readonly plate?: boolean;
  readonly opening: ShotPlan;
  /** Points take these in turn. */
  readonly points: readonly [ShotPlan, ...ShotPlan[]];
  readonly end: Pick<ShotPlan, 'set' | 'scheme' | 'camera'> & { readonly transition: Transition };
  readonly poster?: number;
  readonly saying?: Saying;
  /** Happens in photographed places throughout, where the product was photographed in some: two looks at each. */
  readonly inPlaces?: true;
  /** There it begins with the light coming on. */
  readonly lightComes?: true;
  readonly needs?: Template['needs'];
  /** What it tells instead of the headline and the points. */
  readonly story?: (brief: AdBrief) => readonly string[];
};

/** A film that happens somewhere: declared as its sets, its rhythm and its type. */
export function stagedFilm(film: StagedFilm): Template {
  const { id, category, idea, type, plate = false, opening, points, end } = film;
  const shotOf = (kit: Kit, plan: ShotPlan, text: string, index: number) => {
    const name = index === 0 ? 'open' : `point-${index}`;
    const photo = placeAt(film, kit, Math.floor(index / 2));
    const again = index > 0 && photo === placeAt(film, kit, Math.floor((index - 1) / 2));
    const wall =
      photo &&
      photoWall(kit, photo, name, index, {
        again: index % 2 === 1,
        lightWithin: index === 0 && film.lightComes ? plan.seconds : undefined,
      });
    const scheme = wall ? wall.scheme : kit.clearScheme(plan.scheme);
    const shot = {
      id: name,
      text,
      slot: index === 0 ? ('headline' as const) : ('bullet' as const),
      ...film.saying?.(kit, { id: name, text, index, scheme }),
      type,
      plate,
      duration: plan.seconds,
      ...(plan.transition && { transition: wall && again ? within(plan.transition) : plan.transition }),
    };
    if (wall) return photographedShot(kit, wall, shot);
    const { set, camera, enter } = plan;
    return stagedShot(kit, { ...shot, scheme, set, camera, ...(enter && { enter }) });
  };
  const endOf = (kit: Kit, scheme: Scheme, shots: number) => {
    const font = film.accentFont ? { font: 'accent' as const } : {};
    const photo = placeAt(film, kit, Math.ceil(shots / 2));
    if (!photo) return stageEnd(kit, { ...end, scheme, ...font });
    const same = photo === placeAt(film, kit, Math.floor((shots - 1) / 2));
    const transition = same ? within(end.transition) : end.transition;
    return endCard(kit, 'photo', { scheme, photo, transition, ...font });
  };
  return defineTemplate({
    id,
    kind: 'video',
    category,
    idea,
    slots: ['headline', 'bullet', ...(film.inPlaces ? (['photo'] as const) : []), 'price', 'cta', 'logo', 'product'],
    needs: film.needs ?? ['product'],
    ...(film.lightComes && { lightComes: film.lightComes }),
    compose(kit) {
      const font = film.accentFont ? { accentFont: film.accentFont } : {};
      const last = kit.clearScheme(end.scheme);
      if (kit.frame.shape === 'strip') {
        const hook = kit.clearScheme(opening.scheme);
        return { ...font, scenes: stripStory(kit, { hook, offer: last, transition: end.transition }) };
      }
      const { brief } = kit.input;
      const said = film.story?.(brief) ?? storyOf(brief);
      return {
        ...font,
        scenes: [
          ...said.map((text, index) =>
            shotOf(kit, index === 0 ? opening : (points[(index - 1) % points.length] as ShotPlan), text, index),
          ),
          endOf(kit, last, said.length),
        ],
        poster: film.poster ?? opening.seconds * 0.75,
      };
    },
  });
}

/** The photographed place of a part of the film, the last of them from there on; none where its sets are painted. */
function placeAt({ inPlaces }: StagedFilm, kit: Kit, part: number): AdImage | undefined {
  if (!inPlaces) return undefined;
  const places = (kit.input.product.photos ?? []).filter(isUprightShot);
  return places[Math.min(part, places.length - 1)];
}

/** A photograph that says where its product is. One that lies would lose the product's sides in an upright film. */
function isUprightShot({ asset: { subject, width = 4, height = 5 } }: AdImage): boolean {
  return subject !== undefined && height > width;
}

/** From one look at a place to another: a room that is pushed over itself is no room. */
function within(transition: Transition): Transition {
  return transition.kind === 'cut' ? transition : { kind: 'crossfade', duration: transition.duration ?? 0.5 };
}

/** The headline, and a scene for each of three points. */
function storyOf({ headline, subline, points }: AdBrief): string[] {
  return [headline, ...(points ?? (subline ? [subline] : [])).slice(0, 3)];
}
