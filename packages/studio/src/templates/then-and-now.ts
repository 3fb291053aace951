import type { Scene } from '../creative/creative.ts';
import { withoutColour } from '../brand/scheme.ts';
import { defineTemplate } from '../template.ts';
import { stageEnd } from './kit/ends/stage-end.ts';
import type { Kit } from './kit/kit.ts';
import { morning, studio } from './kit/sets/rooms.ts';
import { stagedShot } from './kit/staged/staged-shot.ts';
import { stripStory } from './kit/strip-story.ts';

/** The same room without its colours: only the product has any. */
function before(kit: Kit): Scene {
  return stagedShot(kit, {
    id: 'before',
    text: kit.input.brief.headline,
    slot: 'headline',
    scheme: withoutColour(kit.scheme('paper')),
    set: morning,
    type: 'risen',
    camera: 'still',
    duration: 2.2,
  });
}

export const thenAndNow = defineTemplate({
  id: 'then-and-now',
  kind: 'video',
  category: 'proof',
  idea: 'A grey morning in which only the product has color is wiped away by the same morning in all of its own.',
  slots: ['headline', 'bullet', 'price', 'cta', 'logo', 'product'],
  needs: ['product'],
  compose(kit) {
    const { brief } = kit.input;
    const wiped = { kind: 'wipe', duration: 0.9, side: 'end' } as const;
    const soft = { kind: 'crossfade', duration: 0.5 } as const;
    const last = kit.clearScheme(['accent', 'tint', 'support']);
    if (kit.frame.shape === 'strip')
      return { scenes: stripStory(kit, { hook: withoutColour(kit.scheme('paper')), offer: last, transition: wiped }) };
    const points = (brief.points ?? [brief.subline ?? brief.headline]).slice(0, 3);
    const after = points.map((text, index) =>
      stagedShot(kit, {
        id: `after-${index}`,
        text,
        slot: 'bullet',
        scheme: kit.clearScheme(index % 2 === 0 ? ['tint', 'paper'] : ['paper', 'tint']),
        set: morning,
        type: 'risen',
        camera: index % 2 === 0 ? 'closer' : 'away',
        duration: 2.6,
        transition: index === 0 ? wiped : soft,
      }),
    );
    return {
      scenes: [
        before(kit),
        ...after,
        stageEnd(kit, { scheme: last, set: studio, camera: 'closer', transition: wiped }),
      ],
      poster: 1.4,
    };
  },
});
