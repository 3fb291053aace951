import { cropped } from '../cropped.ts';
import { tallShare, wordsAndPicture } from '../regions.ts';
import { panelOf, type EndCompose } from './end-compose.ts';
import { endWords } from './end-words.ts';

/** Words first, and the product larger than the frame: what a film that came near ends on. */
export const cropEnd: EndCompose = (kit, options) => {
  if (!kit.product) return { layers: [endWords(kit, kit.frame.area, { ...options, centered: true })] };
  const { copy, media, beside } = wordsAndPicture(kit, {
    wide: 0.5,
    banner: 0.56,
    upright: 0.46,
    tall: tallShare(kit.frame),
    tower: 0.5,
  });
  const color = options.panel ? panelOf(kit, options, ['tint']).ground : options.scheme.soft;
  return {
    layers: [...cropped(kit, 'end-product', media, beside, color), endWords(kit, copy, { ...options, times: 1.12 })],
  };
};
