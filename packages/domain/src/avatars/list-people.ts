import { personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import type { Avatar, AvatarAgeGroup, AvatarListQuery } from '@adwright/contract/avatar/avatar.ts';
import { personPicturePath } from '@adwright/contract/avatar/people-pictures.ts';
import type { BuiltInPeople, BuiltInPerson } from './ports.ts';

type AvatarPage = { list: Avatar[]; total: number; page: number; page_size: number };

/** The built-in people, as few or as many as there are. */
export function listPeople({ people }: { readonly people: BuiltInPeople }, query: AvatarListQuery): AvatarPage {
  const { page, page_size, gender, age_group, style, keyword } = query;
  const wanted = people
    .list()
    .map(presentPerson)
    .filter(
      (avatar) =>
        (gender === undefined || avatar.gender === gender) &&
        (age_group === undefined || avatar.age_group === age_group) &&
        (style === undefined || avatar.styles.includes(style)) &&
        (!keyword || avatar.name.toLowerCase().includes(keyword.toLowerCase())),
    );
  return {
    list: wanted.slice((page - 1) * page_size, page * page_size),
    total: wanted.length,
    page,
    page_size,
  };
}

function ageGroupOf(age: number): AvatarAgeGroup {
  if (age < 35) return 'young';
  return age < 55 ? 'middle' : 'senior';
}

function presentPerson({ id, name, gender, age, styles, looks }: BuiltInPerson): Avatar {
  return {
    id,
    name,
    gender,
    age,
    age_group: ageGroupOf(age),
    styles: [...styles],
    looks: looks.map((look) => ({
      ...look,
      ref: personRef(id, look.id),
      image: personPicturePath(id, look.id),
      small_image: personPicturePath(id, look.id, 'small'),
    })),
  };
}
