import { AppError } from '@adwright/contract/errors.ts';
import type { MadeFiles } from '@adwright/domain/engines/engine-file.ts';
import type { Engines } from '@adwright/domain/engines/engines.ts';
import type { PictureGuard } from '@adwright/domain/engines/pictures.ts';
import type { PictureCheck } from '@adwright/domain/uploads/ports.ts';

/** Looks at what people bring. While the guard cannot look, nothing is let in. */
export function guardUploads(guard: PictureGuard): PictureCheck {
  return (picture) => requireSafe(guard, picture.body);
}

/** Looks at what another party's engine has made; what is made here consists of what was looked at before. */
export function guardEngines(engines: Engines, guard: PictureGuard): Engines {
  const looked = async (made: MadeFiles, signal: AbortSignal | undefined): Promise<MadeFiles> => {
    for (const { bytes } of made.files) await requireSafe(guard, bytes, signal);
    return made;
  };
  const { image, imageEdit } = engines;
  return {
    ...engines,
    image: image && {
      ...image,
      create: async (request, call) => looked(await image.create(request, call), call.signal),
    },
    imageEdit: imageEdit && {
      ...imageEdit,
      edit: async (request, call) => looked(await imageEdit.edit(request, call), call.signal),
    },
  };
}

async function requireSafe(guard: PictureGuard, picture: Uint8Array, signal?: AbortSignal): Promise<void> {
  const { safe } = await guard.inspect(picture, { signal });
  if (!safe) throw new AppError('picture_unsafe');
}
