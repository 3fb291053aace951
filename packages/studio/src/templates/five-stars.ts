import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { column, textBlock } from './kit/blocks.ts';
import type { Kit } from './kit/kit.ts';
import { niche, studio } from './kit/sets/rooms.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

/** The stars first, then what was said, then who said it. */
function review(kit: Kit, id: string, text: string, copy: Rect): Layer {
  const { rating, quote } = kit.input.brief;
  const scheme = kit.scheme('paper');
  const type = kit.type(copy);
  const size = Math.max(kit.frame.floor, type.headline * 0.86);
  const star = Math.max(kit.frame.floor, size * 0.72);
  const stars: Layer | undefined = rating && {
    kind: 'rating',
    id: `${id}-stars`,
    slot: 'rating',
    value: rating.value,
    max: Math.round(rating.max),
    color: scheme.accentText,
    empty: scheme.line,
    size: { width: star * Math.round(rating.max) * 1.1, height: star },
    priority: 4,
    motion: [{ phase: 'in', effect: 'wipe', side: 'start', duration: 0.9 }],
  };
  return column(
    `${id}-copy`,
    [
      stars,
      textBlock(`${id}-text`, text, {
        font: 'accent',
        size,
        minSize: Math.min(size, Math.max(kit.frame.floor, size * 0.36)),
        color: scheme.text,
        lineHeight: 1.16,
        balance: true,
        maxLines: 7,
        slot: text === quote?.text ? 'quote' : 'headline',
        motion: [{ phase: 'in', effect: 'mask', by: 'line', stagger: 0.16, duration: 0.6 }],
      }),
      quote && text === quote.text
        ? textBlock(`${id}-author`, quote.author, {
            size: type.label,
            minSize: kit.frame.floor,
            color: scheme.muted,
            maxLines: 1,
            slot: 'author',
            priority: 5,
            motion: [{ phase: 'in', effect: 'fade', delay: 1.1 }],
          })
        : undefined,
    ],
    { box: copy, gap: type.gap * 0.7, justify: 'center' },
  );
}

export const fiveStars = stagedFilm({
  id: 'five-stars',
  category: 'proof',
  idea: 'Stars fill one after the other, then the words of somebody who bought it, in a serif that takes its time.',
  type: 'quiet',
  accentFont: 'Fraunces',
  needs: ['quote'],
  story: ({ quote, headline, points }) => [quote?.text ?? headline, ...(points ?? []).slice(0, 2)],
  saying: (kit, { id, text, index }) => (index === 0 ? { says: (copy) => [review(kit, id, text, copy)] } : {}),
  inPlaces: true,
  opening: { set: studio, scheme: ['paper'], camera: 'closer', seconds: 3.4 },
  points: [
    {
      set: niche,
      scheme: ['tint', 'support'],
      camera: 'closer',
      seconds: 2.6,
      transition: { kind: 'crossfade', duration: 0.6 },
    },
  ],
  end: { set: niche, scheme: ['tint', 'paper'], camera: 'away', transition: { kind: 'crossfade', duration: 0.6 } },
});
