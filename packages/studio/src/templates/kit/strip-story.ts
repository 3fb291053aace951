import type { Scheme } from '../../brand/scheme.ts';
import type { Scene } from '../../creative/creative.ts';
import type { Transition } from '../../creative/motion.ts';
import { column } from './blocks.ts';
import type { Kit } from './kit.ts';
import { words } from './moves.ts';
import { stripLayers, type StripLook } from './strip.ts';
import type { StripOptions } from './strips/strip-compose.ts';

/** One line high, in two beats: the promise alone, then product, promise and call as a strip shows them. */
export function stripStory(
  kit: Kit,
  options: {
    readonly hook: Scheme;
    readonly offer: Scheme;
    readonly transition: Transition;
    readonly look?: StripLook;
  } & Pick<StripOptions, 'plate' | 'says'>,
): Scene[] {
  const { area } = kit.frame;
  const type = kit.type(area);
  return [
    kit.scene(
      'hook',
      options.hook.ground,
      [
        column(
          'hook-copy',
          [
            kit.headline({
              id: 'hook-headline',
              scheme: options.hook,
              type: { ...type, headline: Math.min(area.height * 0.62, area.width * 0.09) },
              maxLines: kit.frame.height > 70 ? 3 : 2,
              motion: words(0.1, 0.09),
            }),
          ],
          { box: area, justify: 'center' },
        ),
      ],
      { duration: 2.4 },
    ),
    kit.scene(
      'offer',
      options.offer.ground,
      stripLayers(kit, { ...options, scheme: options.offer, plate: options.plate ?? options.hook.ground }),
      { duration: 3.2, transition: options.transition },
    ),
  ];
}
