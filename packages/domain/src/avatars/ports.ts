import type { Avatar, AvatarFraming, AvatarRatio } from '@adwright/contract/avatar/avatar.ts';
import type { AvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import type { RunStatus } from '@adwright/contract/run/run.ts';
import type { PageQuery } from '@adwright/contract/paging.ts';
import type { Asset } from '../assets/ports.ts';
import type { RunRecord } from '../runs/ports.ts';
import type { Box } from '../engines/pictures.ts';
import type { StoredConsent } from './seen-avatar.ts';

export type CustomAvatarRecord = {
  readonly id: string;
  readonly name: string;
  /** The file it was made of. */
  readonly photo: string;
  /** In shares of the photo. */
  readonly face: Box;
  readonly consent: StoredConsent;
  readonly createdAt: Date;
};

export type AvatarPhotoRecord = {
  /** Its run has the same. */
  readonly id: string;
  /** `person:<id>:<look>` or `avatar:<id>`. */
  readonly avatar: AvatarRef;
  /** Set where that is one of the person's own. */
  readonly avatarId: string | null;
  readonly setting: string;
  readonly words: string;
  readonly framing: AvatarFraming;
  readonly ratio: AvatarRatio;
  readonly createdAt: Date;
};

export type NewAvatarPhoto = Omit<AvatarPhotoRecord, 'createdAt'>;

/** With how its run is getting on and, once that is over, its file. */
export type MadeAvatarPhoto = AvatarPhotoRecord & {
  readonly run: { readonly status: RunStatus; readonly progress: number; readonly errorCode: string | null };
  readonly file: Asset | null;
  /** Of the person's own avatar; null for built-in people. */
  readonly avatarName: string | null;
};

type Page<Row> = { readonly list: Row[]; readonly total: number };

export type AvatarStore = {
  /** Null when the person has as many as `most` already. */
  insert(
    userId: string,
    avatar: Omit<CustomAvatarRecord, 'id' | 'createdAt'>,
    most: number,
  ): Promise<CustomAvatarRecord | null>;
  ofUser(userId: string, id: string): Promise<CustomAvatarRecord | null>;
  list(userId: string, query: PageQuery): Promise<Page<CustomAvatarRecord>>;
  /** With all its photos; false when the person has no such avatar. */
  remove(userId: string, id: string): Promise<boolean>;
  insertPhoto(userId: string, photo: NewAvatarPhoto): Promise<void>;
  photoOfUser(userId: string, id: string): Promise<MadeAvatarPhoto | null>;
  /** Those of one person alone, where `avatar` says whom, without a look. */
  listPhotos(userId: string, query: PageQuery & { avatar?: string | undefined }): Promise<Page<MadeAvatarPhoto>>;
  /** All photos of one of the person's own avatars. */
  photosOf(userId: string, avatarId: string): Promise<MadeAvatarPhoto[]>;
  removePhoto(userId: string, id: string): Promise<boolean>;
  /** Runs of the person's that are not over and show one of them. */
  filmsUnderWay(userId: string, refs: readonly string[]): Promise<RunRecord[]>;
};

/** A built-in person's picture, cut out, and the 478 points of the face in it as x, y, z in turns. */
export type PersonPicture = { readonly picture: Uint8Array; readonly mesh: Float32Array };

export type BuiltInPerson = Readonly<Pick<Avatar, 'id' | 'name' | 'gender' | 'age'>> & {
  readonly styles: readonly Avatar['styles'][number][];
  readonly looks: readonly Readonly<Pick<Avatar['looks'][number], 'id' | 'pose' | 'width' | 'height'>>[];
};

export type BuiltInPeople = {
  /** In the order people see them. */
  list(): readonly BuiltInPerson[];
  /** Null for whom there is not, and for looks that a person has not. */
  read(id: string, look: string): Promise<PersonPicture | null>;
};
