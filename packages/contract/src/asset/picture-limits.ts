/** More than any phone and most cameras take. The words of `too_many_pixels` and of the upload fields name it, too. */
export const maxMegapixels = 100;

/** A picture with more pixels is refused before any is decoded. */
export const maxPixels = maxMegapixels * 1_000_000;
