import type { CallSchemas } from '../call-schemas.ts';
import { Nothing } from '../nothing.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { ProductMedia } from '../product/product.ts';
import { RunQueued } from '../run/run.ts';
import {
  Avatar,
  AvatarId,
  AvatarListQuery,
  AvatarPhoto,
  AvatarPhotoInput,
  AvatarPhotoListQuery,
  CreateAvatarInput,
  CustomAvatar,
  NewLookInput,
  PickFrameInput,
} from './avatar.ts';
import type { avatarCalls } from './calls.ts';

export const avatarSchemas = {
  avatarList: { input: AvatarListQuery, output: pageOf(Avatar) },
  avatarCreate: { input: CreateAvatarInput, output: CustomAvatar },
  avatarPickFrame: { input: PickFrameInput, output: ProductMedia },
  avatarGetCustom: { input: AvatarId, output: CustomAvatar },
  avatarCustomList: { input: PageQuery, output: pageOf(CustomAvatar) },
  avatarDelete: { input: AvatarId, output: Nothing },
  avatarPhotoGenerate: { input: AvatarPhotoInput, output: RunQueued },
  avatarNewLook: { input: NewLookInput, output: RunQueued },
  avatarPhotoGet: { input: AvatarId, output: AvatarPhoto },
  avatarPhotoList: { input: AvatarPhotoListQuery, output: pageOf(AvatarPhoto) },
  avatarPhotoDelete: { input: AvatarId, output: Nothing },
} as const satisfies CallSchemas<typeof avatarCalls>;
