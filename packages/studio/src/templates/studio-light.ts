import { studio } from './kit/sets/rooms.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const studioLight = stagedFilm({
  id: 'studio-light',
  category: 'product',
  idea: 'A paper backdrop, a lamp that is carried past, a camera that comes closer: the product as a studio films it.',
  type: 'risen',
  inPlaces: true,
  lightComes: true,
  opening: { set: studio, scheme: ['tint', 'paper'], camera: 'closer', seconds: 2.8 },
  points: [
    {
      set: studio,
      scheme: ['paper', 'tint'],
      camera: 'away',
      seconds: 2.6,
      transition: { kind: 'crossfade', duration: 0.5 },
    },
    {
      set: studio,
      scheme: ['support', 'ink'],
      camera: 'closer',
      seconds: 2.6,
      transition: { kind: 'crossfade', duration: 0.5 },
    },
  ],
  end: { set: studio, scheme: ['tint', 'paper'], camera: 'away', transition: { kind: 'crossfade', duration: 0.6 } },
});
