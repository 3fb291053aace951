import { expect, it } from 'vitest';
import { type Face, peopleClasses, type PeopleMap } from '../engines/pictures.ts';
import { areOfChild, judgeSpeaker, type SeenPeople } from './judge-speaker.ts';

/** The map covers this part of the photo alone. */
const area = { x: 50, y: 0, width: 300, height: 400 };

/** Every point of the mouth at the lower half of the picture, every other one at the upper half. */
function face(change: Partial<Face> = {}, width = 200): Face {
  const lower = new Set([0, 17, 61, 291, 199, 200, 205, 425, 18, 152]);
  const mesh = new Float32Array(478 * 3);
  for (let i = 0; i < 478; i += 1) mesh.set([200, lower.has(i) ? 300 : 100, 0], i * 3);
  return {
    box: { x: 100, y: 80, width, height: 240 },
    mesh,
    pose: { roll: 0, yaw: 0, pitch: 0 },
    age: 40,
    ...change,
  } as Face;
}

/** What is seen in the upper and in the lower half. */
function people(upper: (typeof peopleClasses)[number], lower: (typeof peopleClasses)[number]): SeenPeople {
  const classes = Uint8Array.of(peopleClasses.indexOf(upper), peopleClasses.indexOf(lower));
  return { map: { width: 1, height: 2, classes } as PeopleMap, area };
}
const bare = people('face-skin', 'face-skin');

it.each([
  ['face_not_found', [], bare],
  ['faces_several', [face(), face({}, 180), face({}, 170)], bare],
  ['face_turned', [face({ pose: { roll: 0, yaw: -60, pitch: 0 } })], bare],
  ['face_tilted', [face({ pose: { roll: 40, yaw: 0, pitch: 0 } })], bare],
  ['face_child', [face({ age: 1 })], bare],
  ['face_too_small', [face({}, 60)], bare],
  ['face_covered', [face()], people('face-skin', 'other')],
  ['face_covered', [face()], people('other', 'face-skin')],
] as const)('refuses with %s', (code, faces, seen) => {
  expect(() => judgeSpeaker(faces, seen)).toThrow(expect.objectContaining({ code }));
});

it('takes one grown-up, whoever is small behind them, and a beard', () => {
  expect(judgeSpeaker([face(), face({}, 60)], bare).box.width).toBe(200);
  expect(judgeSpeaker([face()], people('face-skin', 'hair')).box.width).toBe(200);
});

it('lets anything before the eyes pass where they do not matter, and a mask nowhere', () => {
  const only = { eyesMatter: false };
  expect(judgeSpeaker([face()], people('other', 'face-skin'), only).box.width).toBe(200);
  expect(() => judgeSpeaker([face()], people('face-skin', 'clothes'), only)).toThrow();
});

it.each([
  [[], false],
  [[9], true],
  [[14, 31, 29], false],
  [[9, 22, 11], true],
  [[9, 22], true],
])('judges the ages guessed in several pictures (%j) by their middle', (ages, child) =>
  expect(areOfChild(ages)).toBe(child),
);
