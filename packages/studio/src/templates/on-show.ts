import { plinthRoom } from './kit/sets/rooms.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const onShow = stagedFilm({
  id: 'on-show',
  category: 'product',
  idea: 'A round plinth in room after room, each in another of the brand’s colors, pushed past like halls of a museum.',
  type: 'risen',
  opening: { set: plinthRoom, scheme: ['accent', 'support', 'tint'], camera: 'closer', seconds: 2.5 },
  points: [
    {
      set: plinthRoom,
      scheme: ['tint', 'paper'],
      camera: 'closer',
      seconds: 2.4,
      transition: { kind: 'push', duration: 0.5, side: 'end' },
    },
    {
      set: plinthRoom,
      scheme: ['support', 'ink'],
      camera: 'closer',
      seconds: 2.4,
      transition: { kind: 'push', duration: 0.5, side: 'end' },
    },
    {
      set: plinthRoom,
      scheme: ['paper', 'tint'],
      camera: 'closer',
      seconds: 2.4,
      transition: { kind: 'push', duration: 0.5, side: 'end' },
    },
  ],
  end: {
    set: plinthRoom,
    scheme: ['ink', 'accent'],
    camera: 'away',
    transition: { kind: 'push', duration: 0.5, side: 'end' },
  },
});
