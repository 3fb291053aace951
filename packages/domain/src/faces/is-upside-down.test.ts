import { expect, it } from 'vitest';
import { type PeopleClass, peopleClasses } from '../engines/pictures.ts';
import { isUpsideDown } from './is-upside-down.ts';

/** What is seen from top to bottom; the face is in the third and fourth row. */
function seen(...rows: readonly PeopleClass[]) {
  const classes = Uint8Array.from(rows, (kind) => peopleClasses.indexOf(kind));
  const map = { width: 1, height: rows.length, classes } as never;
  const face = { box: { x: 0, y: 20, width: 10, height: 20 } };
  return isUpsideDown(face, { map, area: { x: 0, y: 0, width: 10, height: rows.length * 10 } });
}

it.each([
  ['clothes and skin over the face', true, ['clothes', 'body-skin', 'face-skin', 'face-skin', 'hair', 'background']],
  ['shoulders below it', false, ['background', 'hair', 'face-skin', 'face-skin', 'body-skin', 'clothes']],
  ['a headscarf', false, ['clothes', 'clothes', 'face-skin', 'face-skin', 'clothes', 'background']],
  ['hands on the head', false, ['body-skin', 'hair', 'face-skin', 'face-skin', 'clothes', 'clothes']],
  ['a face alone', false, ['background', 'hair', 'face-skin', 'face-skin', 'background', 'background']],
] as const)('tells by %s', (_, expected, rows) => {
  expect(seen(...rows)).toBe(expected);
});
