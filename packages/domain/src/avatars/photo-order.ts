import { parseAvatarRef, personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import {
  type AvatarPhotoInput,
  avatarFramings,
  type AvatarFraming,
  type NewLookInput,
} from '@adwright/contract/avatar/avatar.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { BuiltInPeople, NewAvatarPhoto } from './ports.ts';

/** What a photo is made of, with nothing left open. */
export type PhotoOrder = Omit<NewAvatarPhoto, 'id'>;

export type OrderDeps = {
  readonly work: UnitOfWork;
  readonly people: BuiltInPeople;
  /** The places there are, by id. */
  readonly places: readonly string[];
  /** Whether pictures can be made from words here. */
  readonly hasImageProvider: boolean;
};

const firstSetting = 'color:#e9e2d8';

export async function photoOrder(
  deps: OrderDeps,
  { userId, input }: { userId: string; input: AvatarPhotoInput },
): Promise<PhotoOrder> {
  const { avatar, avatarId } = await whom(deps, userId, input.avatar);
  const { words, framing, ratio } = input;
  return { avatar, avatarId, ...settingOf(deps, input.setting ?? firstSetting, words), framing, ratio };
}

/** The same person, otherwise: whatever was not chosen becomes another than it is in the photo, or than it was last. */
export async function newLookOrder(
  deps: OrderDeps,
  { userId, input }: { userId: string; input: NewLookInput },
): Promise<PhotoOrder> {
  const now = await whom(deps, userId, input.avatar);
  const named = parseAvatarRef(now.avatar);
  const made = await deps.work.stores.avatars.listPhotos(userId, {
    page: 1,
    page_size: 1,
    sort: 'newest',
    avatar: named?.kind === 'person' ? `person:${named.id}` : now.avatar,
  });
  const before = now.before ?? made.list[0] ?? null;
  const settings = deps.places.map((id) => `place:${id}`);
  const setting = input.setting ?? another(settings, before?.setting) ?? firstSetting;
  const framing: AvatarFraming = input.framing ?? another(avatarFramings, before?.framing ?? 'waist') ?? 'bust';
  return {
    avatar: otherOutfit(deps.people, now.avatar, input.look),
    avatarId: now.avatarId,
    ...settingOf(deps, setting, input.words),
    framing,
    ratio: input.ratio,
  };
}

type Whom = Pick<PhotoOrder, 'avatar' | 'avatarId'> & { readonly before?: PhotoOrder };

/** Through a photo to whom it shows: a look of a look would lose with each. */
async function whom({ work, people }: OrderDeps, userId: string, ref: string): Promise<Whom> {
  const named = parseAvatarRef(ref);
  if (named?.kind === 'person') {
    const person = people.list().find(({ id }) => id === named.id);
    if (!person?.looks.some(({ id }) => id === named.look)) throw new AppError('avatar_not_found');
    return { avatar: ref, avatarId: null };
  }
  if (named?.kind === 'photo') {
    const before = await work.stores.avatars.photoOfUser(userId, named.id);
    if (!before) throw new AppError('avatar_not_found');
    return { avatar: before.avatar, avatarId: before.avatarId, before };
  }
  if (!named || !(await work.stores.avatars.ofUser(userId, named.id))) throw new AppError('avatar_not_found');
  return { avatar: ref, avatarId: named.id };
}

/** Own avatars have the clothes of their photo. */
function otherOutfit(people: BuiltInPeople, avatar: string, wanted: string | undefined): string {
  const named = parseAvatarRef(avatar);
  if (named?.kind !== 'person') {
    if (wanted !== undefined) throw new AppError('not_found');
    return avatar;
  }
  const looks =
    people
      .list()
      .find(({ id }) => id === named.id)
      ?.looks.map(({ id }) => id) ?? [];
  if (wanted !== undefined && !looks.includes(wanted)) throw new AppError('not_found');
  return personRef(named.id, wanted ?? another(looks, named.look) ?? named.look);
}

function settingOf(deps: OrderDeps, setting: string, words: string): Pick<PhotoOrder, 'setting' | 'words'> {
  if (words !== '') {
    if (!deps.hasImageProvider) throw new AppError('provider_missing');
    return { setting: '', words };
  }
  const place = /^place:(.*)$/.exec(setting)?.[1];
  if (place !== undefined && !deps.places.includes(place)) throw new AppError('not_found');
  return { setting, words: '' };
}

/** The one after it, from the start again after the last; the first where it is none of them. */
function another<Item>(items: readonly Item[], than: Item | undefined): Item | undefined {
  const at = than === undefined ? -1 : items.indexOf(than);
  return items[(at + 1) % Math.max(1, items.length)];
}
