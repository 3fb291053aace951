import { AppError } from '@adwright/contract/errors.ts';
import sharp from 'sharp';

/** Less than this share of clear pixels is a rounded corner or a stray hole, not a product that was cut out. */
const clearEnough = 0.03;

/** Whether something must be cut away before the product stands alone. */
export async function hasBackground(bytes: Uint8Array): Promise<boolean> {
  try {
    const { hasAlpha } = await sharp(bytes).metadata();
    if (!hasAlpha) return true;
    const alpha = await sharp(bytes).resize(96, 96, { fit: 'fill' }).extractChannel('alpha').raw().toBuffer();
    return alpha.filter((value) => value < 32).length < alpha.length * clearEnough;
  } catch (error) {
    throw new AppError('wrong_file_kind', {}, [], { cause: error });
  }
}
