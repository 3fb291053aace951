import { sunrise } from './kit/sets/outdoors.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const sunUp = stagedFilm({
  id: 'sun-up',
  category: 'story',
  idea: 'The sun rises behind the product over hills in the brand’s colors: a film for mornings and for summer.',
  type: 'slid',
  opening: { set: sunrise, scheme: ['tint', 'paper'], camera: 'still', seconds: 3 },
  points: [
    {
      set: sunrise,
      scheme: ['paper', 'tint'],
      camera: 'closer',
      seconds: 2.6,
      transition: { kind: 'push', duration: 0.5, side: 'down' },
    },
    {
      set: sunrise,
      scheme: ['tint', 'paper'],
      camera: 'away',
      seconds: 2.6,
      transition: { kind: 'push', duration: 0.5, side: 'down' },
    },
  ],
  end: {
    set: sunrise,
    scheme: ['paper', 'tint'],
    camera: 'closer',
    transition: { kind: 'push', duration: 0.6, side: 'down' },
  },
});
