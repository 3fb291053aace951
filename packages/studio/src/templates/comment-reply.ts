import { studio } from './kit/sets/rooms.ts';
import { commentCard } from './kit/staged/cards.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

const cut = { kind: 'cut' } as const;

export const commentReply = stagedFilm({
  id: 'comment-reply',
  category: 'story',
  idea: 'A comment pops up over the clip, and the answers come as replies, one from each side.',
  type: 'risen',
  saying: (kit, { id, text, index }) => ({
    says: (copy) => [
      commentCard(kit, copy, {
        id,
        text,
        slot: index === 0 ? 'headline' : 'bullet',
        scheme: kit.scheme(index % 2 === 0 ? 'paper' : 'ink'),
        mine: index % 2 === 1,
        motion: [{ phase: 'in', effect: 'pop', delay: 0.15 }],
      }),
    ],
  }),
  inPlaces: true,
  opening: { set: studio, scheme: ['tint', 'support'], camera: 'hand', seconds: 2.6 },
  points: [
    { set: studio, scheme: ['support', 'tint'], camera: 'hand', seconds: 2.3, transition: cut },
    { set: studio, scheme: ['accent', 'tint'], camera: 'hand', seconds: 2.3, transition: cut },
  ],
  end: {
    set: studio,
    scheme: ['paper', 'tint'],
    camera: 'hand',
    transition: { kind: 'push', duration: 0.4, side: 'down' },
  },
});
