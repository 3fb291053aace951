import { AppError, type ErrorIssue } from '@adwright/contract/errors.ts';
import type { ProductInput } from '@adwright/contract/product/product.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Somebody else's file is as unknown as one that never was: a product may only hold its owner's. */
export async function checkMedia(
  deps: { readonly work: UnitOfWork },
  userId: string,
  { images = [], videos = [], logo = null }: Partial<Pick<ProductInput, 'images' | 'videos' | 'logo'>>,
): Promise<void> {
  const references = [
    ...images.map((id, index) => ({ id, path: `images.${index}`, kind: 'image/' })),
    ...videos.map((id, index) => ({ id, path: `videos.${index}`, kind: 'video/' })),
    ...(logo === null ? [] : [{ id: logo, path: 'logo', kind: 'image/' }]),
  ].filter(({ id }) => !/^https?:/.test(id));
  if (references.length === 0) return;
  const owned = await deps.work.stores.assets.ofUser(
    userId,
    references.map(({ id }) => id),
  );
  const mimes = new Map(owned.map((asset) => [asset.id, asset.mime]));
  const issues = references.flatMap(({ id, path, kind }): ErrorIssue[] => {
    const mime = mimes.get(id);
    if (mime === undefined) return [{ path, message: 'is no file of yours' }];
    return mime.startsWith(kind) ? [] : [{ path, message: `is ${mime}` }];
  });
  if (issues.length > 0) throw new AppError('invalid_input', {}, issues);
}
