import type { Scheme, SchemeName } from '../../../brand/scheme.ts';
import type { Motion, Transition } from '../../../creative/motion.ts';
import { defineTemplate, type Template, type TemplateCategory, type TemplateId } from '../../../template.ts';
import type { AdBrief } from '../../../template-input.ts';
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
  /** Opens in a photographed place and comes back to another, where the product was photographed in some. */
  readonly inPlaces?: true;
  readonly needs?: Template['needs'];
  /** What it tells instead of the headline and the points. */
  readonly story?: (brief: AdBrief) => readonly string[];
};

/** A film that happens somewhere: declared as its sets, its rhythm and its type. */
export function stagedFilm(film: StagedFilm): Template {
  const { id, category, idea, type, plate = false, opening, points, end } = film;
  const shotOf = (kit: Kit, plan: ShotPlan, text: string, index: number) => {
    const name = index === 0 ? 'open' : `point-${index}`;
    const photo = film.inPlaces && index % 2 === 0 ? kit.input.product.photos?.[index / 2] : undefined;
    const wall = photo?.asset.subject && photoWall(kit, photo, name, index / 2);
    const scheme = wall ? wall.scheme : kit.clearScheme(plan.scheme);
    const shot = {
      id: name,
      text,
      slot: index === 0 ? ('headline' as const) : ('bullet' as const),
      ...film.saying?.(kit, { id: name, text, index, scheme }),
      type,
      plate,
      duration: plan.seconds,
      ...(plan.transition && { transition: plan.transition }),
    };
    if (wall) return photographedShot(kit, wall, shot);
    const { set, camera, enter } = plan;
    return stagedShot(kit, { ...shot, scheme, set, camera, ...(enter && { enter }) });
  };
  return defineTemplate({
    id,
    kind: 'video',
    category,
    idea,
    slots: ['headline', 'bullet', ...(film.inPlaces ? (['photo'] as const) : []), 'price', 'cta', 'logo', 'product'],
    needs: film.needs ?? ['product'],
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
          stageEnd(kit, {
            ...end,
            scheme: last,
            ...(film.accentFont ? { font: 'accent' as const } : {}),
          }),
        ],
        poster: film.poster ?? opening.seconds * 0.75,
      };
    },
  });
}

/** The headline, and a scene for each of three points. */
function storyOf({ headline, subline, points }: AdBrief): string[] {
  return [headline, ...(points ?? (subline ? [subline] : [])).slice(0, 3)];
}
