import { AppError } from '@adwright/contract/errors.ts';
import { assetsOfImages } from '@adwright/studio/ad-image-assets.ts';
import { AdDesign } from '@adwright/studio/design/design.ts';

/** Where a design's pictures may come from: the person's own files and our samples, nothing else. */
const source = /^(?:asset:[0-9a-f-]{36}|sample:[a-z-]{1,40}:(?:cutout|scene))$/;

/** Designs as they come from outside, read with the studio's own schema; a wrong one is named by its place. */
export function parseDesigns(designs: readonly unknown[]): AdDesign[] {
  return designs.map((design, index) => {
    const parsed = AdDesign.safeParse(design);
    if (!parsed.success) {
      const issues = parsed.error.issues.slice(0, 5);
      throw new AppError(
        'invalid_input',
        {},
        issues.map(({ path, message }) => ({ path: ['designs', index, ...path].join('.'), message })),
      );
    }
    const { product, logos = [], pictures = [] } = parsed.data;
    const images = [...product.images, ...(product.photos ?? []), ...logos, ...pictures];
    const strange = Object.entries(assetsOfImages(images)).find(
      ([, { kind, src }]) => kind !== 'image' || !source.test(src),
    );
    if (strange)
      throw new AppError('invalid_input', {}, [
        { path: `designs.${index}`, message: `the picture ${strange[0]} is neither your file nor a sample` },
      ]);
    return parsed.data;
  });
}
