import { niche } from './kit/sets/rooms.ts';
import { leaffall } from './kit/sets/outdoors.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const petalFall = stagedFilm({
  id: 'petal-fall',
  category: 'story',
  idea: 'Petals in the brand’s own colors fall past the product: spring, Mother’s Day, or autumn with other colors.',
  type: 'quiet',
  accentFont: 'Fraunces',
  plate: true,
  opening: { set: leaffall, scheme: ['paper', 'tint'], camera: 'closer', seconds: 3 },
  points: [
    {
      set: leaffall,
      scheme: ['tint', 'paper'],
      camera: 'away',
      seconds: 2.8,
      transition: { kind: 'wipe', duration: 0.7, side: 'end' },
    },
    {
      set: leaffall,
      scheme: ['paper', 'tint'],
      camera: 'closer',
      seconds: 2.8,
      transition: { kind: 'wipe', duration: 0.7, side: 'start' },
    },
  ],
  end: { set: niche, scheme: ['tint', 'paper'], camera: 'closer', transition: { kind: 'crossfade', duration: 0.7 } },
});
