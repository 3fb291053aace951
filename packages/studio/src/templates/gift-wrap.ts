import { fairyLights } from './kit/sets/outdoors.ts';
import { plinthRoom } from './kit/sets/rooms.ts';
import { wrapping } from './kit/staged/openings.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const giftWrap = stagedFilm({
  id: 'gift-wrap',
  category: 'offer',
  idea: 'A present: the ribbon is drawn off, the paper falls, and there it stands under lights.',
  type: 'slid',
  plate: true,
  saying: (kit, { id, index }) => (index === 0 ? { over: wrapping(kit, id) } : {}),
  opening: { set: fairyLights, scheme: ['tint', 'paper'], camera: 'away', seconds: 3.2 },
  points: [
    {
      set: plinthRoom,
      scheme: ['paper', 'tint'],
      camera: 'closer',
      seconds: 2.4,
      transition: { kind: 'push', duration: 0.45, side: 'start' },
    },
    {
      set: plinthRoom,
      scheme: ['accent', 'support'],
      camera: 'closer',
      seconds: 2.4,
      transition: { kind: 'push', duration: 0.45, side: 'start' },
    },
  ],
  end: {
    set: fairyLights,
    scheme: ['support', 'ink'],
    camera: 'closer',
    transition: { kind: 'crossfade', duration: 0.6 },
  },
  poster: 2.4,
});
