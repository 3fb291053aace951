import type { TextLayer } from '../../creative/layer.ts';
import type { Rect } from '../../layout/display-list.ts';
import { boxOf, textBlock, type TextOptions } from './blocks.ts';
import type { Kit } from './kit.ts';

/** Type as large as a box lets it be. */
export function fillText(
  kit: Kit,
  id: string,
  text: string,
  box: Rect,
  options: Partial<TextOptions> & { readonly color: string; /** Of the box's width. */ readonly most?: number },
): TextLayer {
  const { most = 0.26, ...style } = options;
  const size = Math.max(kit.frame.floor, Math.min(box.height * 0.6, box.width * most));
  return {
    ...textBlock(id, text, {
      font: 'heading',
      size,
      minSize: Math.min(size, kit.frame.floor),
      lineHeight: 1.04,
      tracking: -0.015,
      balance: true,
      maxLines: 9,
      valign: 'middle',
      ...style,
    }),
    box: boxOf(box),
  };
}
