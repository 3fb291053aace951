import { AppError } from '@adwright/contract/errors.ts';
import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { MadeFiles } from '@adwright/domain/engines/engine-file.ts';
import type { Engines } from '@adwright/domain/engines/engines.ts';
import type { PictureCall, PictureGuard } from '@adwright/domain/engines/pictures.ts';
import type { PictureCheck } from '@adwright/domain/uploads/ports.ts';

/** Looks at what people bring. While the guard cannot look, nothing is let in. */
export function guardUploads(guard: PictureGuard): PictureCheck {
  return (picture, call) => requireSafe(guard, picture.body, call);
}

/** Looks at what another party's engine has made; what is made here consists of what was looked at before. */
export function guardEngines(engines: Engines, guard: PictureGuard): Engines {
  const looked = async (made: MadeFiles, { signal, userId }: EngineCall): Promise<MadeFiles> => {
    for (const { bytes } of made.files) await requireSafe(guard, bytes, { signal, person: userId ?? undefined });
    return made;
  };
  const { image, imageEdit } = engines;
  return {
    ...engines,
    image: image && {
      ...image,
      create: async (request, call) => looked(await image.create(request, call), call),
    },
    imageEdit: imageEdit && {
      ...imageEdit,
      edit: async (request, call) => looked(await imageEdit.edit(request, call), call),
    },
  };
}

async function requireSafe(guard: PictureGuard, picture: Uint8Array, call: PictureCall): Promise<void> {
  const { safe } = await guard.inspect(picture, call);
  if (!safe) throw new AppError('picture_unsafe');
}
