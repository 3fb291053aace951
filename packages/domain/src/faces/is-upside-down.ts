import { type Face, type PeopleClass, peopleClasses } from '../engines/pictures.ts';
import type { SeenPeople } from './judge-speaker.ts';

/** Of what is looked at. Over the head of somebody upright there is no neck and no arm; hands may be. */
const leastSkin = 0.0005;

/**
 * A face is found upside down, too, with its mouth drawn across the forehead: what tells is the body, whose skin and
 * clothes are then above the face more than below it.
 */
export function isUpsideDown({ box }: Pick<Face, 'box'>, { map, area }: SeenPeople): boolean {
  const rowOf = (y: number): number => Math.round(((y - area.y) / area.height) * map.height);
  const count = (from: number, to: number, ...wanted: readonly PeopleClass[]): number =>
    map.classes
      .subarray(Math.max(0, from) * map.width, Math.max(0, to) * map.width)
      .reduce((sum, kind) => sum + Number(wanted.includes(peopleClasses[kind] ?? 'other')), 0);
  const [top, bottom] = [rowOf(box.y), rowOf(box.y + box.height)];
  if (count(0, top, 'body-skin') < leastSkin * map.classes.length) return false;
  return count(0, top, 'body-skin', 'clothes') > count(bottom, map.height, 'body-skin', 'clothes');
}
