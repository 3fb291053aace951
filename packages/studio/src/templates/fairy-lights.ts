import { plinthRoom } from './kit/sets/rooms.ts';
import { fairyLights } from './kit/sets/outdoors.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const fairyLightsFilm = stagedFilm({
  id: 'fairy-lights',
  category: 'offer',
  idea: 'A string of bulbs over the product, each breathing for itself: an evening before a feast.',
  type: 'thrown',
  plate: true,
  opening: { set: fairyLights, scheme: ['ink', 'support'], camera: 'away', seconds: 2.5 },
  points: [
    {
      set: fairyLights,
      scheme: ['support', 'ink'],
      camera: 'closer',
      seconds: 2.3,
      transition: { kind: 'zoom', duration: 0.5 },
    },
    {
      set: fairyLights,
      scheme: ['ink', 'support'],
      camera: 'away',
      seconds: 2.3,
      transition: { kind: 'zoom', duration: 0.5 },
    },
  ],
  end: { set: plinthRoom, scheme: ['support', 'ink'], camera: 'closer', transition: { kind: 'zoom', duration: 0.6 } },
});
