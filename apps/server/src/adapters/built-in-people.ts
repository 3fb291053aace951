import type { BuiltInPeople } from '@adwright/domain/avatars/ports.ts';
import { lookOf, people, personOf } from '@adwright/people/people.ts';
import { personMesh, personPicture } from '@adwright/people/pictures.ts';
import { readFile } from 'node:fs/promises';

/** From the package of their pictures; nothing is held. */
export const builtInPeople: BuiltInPeople = {
  list: () => people,
  async read(id, look) {
    const person = personOf(id);
    // By the list and never by the name alone: it would name a file.
    if (!person || !lookOf(person, look)) return null;
    const [picture, mesh] = await Promise.all([
      readFile(personPicture(id, look)),
      readFile(personMesh(id, look), 'utf8'),
    ]);
    return { picture, mesh: Float32Array.from((JSON.parse(mesh) as number[] | number[][]).flat()) };
  },
};
