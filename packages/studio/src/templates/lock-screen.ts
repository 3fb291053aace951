import { night, studio } from './kit/sets/rooms.ts';
import { notificationCard } from './kit/staged/cards.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const lockScreen = stagedFilm({
  id: 'lock-screen',
  category: 'reasons',
  idea: 'Notifications drop onto a locked screen, one after the other, while the product waits below them.',
  type: 'risen',
  saying: (kit, { id, text, index }) => ({
    says: (copy) => [
      notificationCard(kit, copy, {
        id,
        text,
        slot: index === 0 ? 'headline' : 'bullet',
        scheme: kit.scheme('paper'),
        motion: [{ phase: 'in', effect: 'slide', side: 'up', distance: 0.35, duration: 0.5, ease: 'back-out' }],
      }),
    ],
  }),
  opening: { set: night, scheme: ['ink'], camera: 'closer', seconds: 2.5 },
  points: [
    { set: night, scheme: ['ink'], camera: 'closer', seconds: 2.2, transition: { kind: 'crossfade', duration: 0.25 } },
    {
      set: night,
      scheme: ['support', 'ink'],
      camera: 'closer',
      seconds: 2.2,
      transition: { kind: 'crossfade', duration: 0.25 },
    },
  ],
  end: {
    set: studio,
    scheme: ['support', 'ink'],
    camera: 'away',
    transition: { kind: 'push', duration: 0.5, side: 'up' },
  },
});
