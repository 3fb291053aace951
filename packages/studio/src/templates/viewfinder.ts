import { studio, table } from './kit/sets/rooms.ts';
import { viewfinder as finder } from './kit/staged/openings.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

const cut = { kind: 'cut' } as const;

export const viewfinder = stagedFilm({
  id: 'viewfinder',
  category: 'story',
  idea: 'As one sees it who films it: corners of a viewfinder, a red dot, a camera in the hand, jump cuts.',
  type: 'thrown',
  plate: true,
  saying: (kit, { id }) => ({ lens: finder(kit, `${id}-finder`) }),
  inPlaces: true,
  opening: { set: table, scheme: ['support', 'ink'], camera: 'hand', seconds: 2.2 },
  points: [
    { set: studio, scheme: ['ink', 'support'], camera: 'rush', seconds: 1.9, transition: cut },
    { set: table, scheme: ['support', 'ink'], camera: 'hand', seconds: 1.9, transition: cut },
  ],
  end: { set: table, scheme: ['ink', 'support'], camera: 'hand', transition: cut },
});
