import { AvatarFraming, AvatarRatio, AvatarSetting } from '@adwright/contract/avatar/avatar.ts';
import { AvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { avatarPhotoTool } from '@adwright/contract/avatar/avatar-photo-tool.ts';
import type { RunHandler, RunnableTool } from '@adwright/domain/runs/ports.ts';
import { z } from 'zod';

export const AvatarPhotoOrder = z.object({
  avatar: AvatarRef,
  setting: z.union([AvatarSetting, z.literal('')]),
  words: z.string(),
  framing: AvatarFraming,
  ratio: AvatarRatio,
});
export type AvatarPhotoOrder = z.infer<typeof AvatarPhotoOrder>;

/** An avatar photo has the life of a run, and no screen of a tool, no project and no price. */
const avatarPhotoRun: RunnableTool = {
  id: avatarPhotoTool,
  // Of no type of project.
  projectType: 0,
  title: async () => null,
  input: AvatarPhotoOrder,
  output: z.object({ photo: z.uuid() }),
  queue: 'picture',
  timeoutSeconds: 900,
  price: () => 0,
  isLook: () => true,
};

export const avatarRuns = { [avatarPhotoTool]: avatarPhotoRun };

export async function loadAvatarPhoto(): Promise<RunHandler> {
  return (await import('./make-avatar-photo.ts')).makeAvatarPhoto;
}
