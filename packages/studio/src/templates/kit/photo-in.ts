import type { ImageLayer } from '../../creative/layer.ts';
import type { Rect } from '../../layout/display-list.ts';
import { coverSource } from '../../layout/geometry.ts';
import type { AdImage } from '../../template-input.ts';
import { boxOf, type Moves } from './blocks.ts';
import type { Kit } from './kit.ts';

/** A scene the product is used in, or the product as it came, ground and all. */
export function photoOf({ photo, product }: Kit): AdImage | undefined {
  return photo ?? (product?.asset.cutout ? undefined : product);
}

/** Where a photograph shows its subject, as shares of it; most stand in the middle, below the half. */
export function subjectOf({ asset: { subject } }: AdImage): Rect {
  return subject ?? { x: 0.3, y: 0.36, width: 0.4, height: 0.44 };
}

/** The point that has to come to the box's middle, so that the subject's middle comes to where it should be. */
function focusAt(middle: number, whole: number, shown: number, wished: number): number {
  return Math.min(1, Math.max(0, middle - (wished - shown / 2) / whole));
}

type PhotoOptions = Pick<ImageLayer, 'radius' | 'shadow' | 'rotate'> & {
  readonly id?: string;
  /** The part of the box that nothing lies over; the subject comes there. */ readonly clear?: Rect;
  /** How much nearer than the whole photograph its motion shows it; the subject comes there for that. */
  readonly near?: number;
} & Moves;

/** A photograph that fills a box to its edges, cropped about what it shows. */
export function photoIn(photo: AdImage, box: Rect, options: PhotoOptions = {}): ImageLayer {
  const { id = 'photo', clear = box, near = 1, ...look } = options;
  const { width = 4, height = 5 } = photo.asset;
  const scale = Math.max(box.width / width, box.height / height) * near;
  const subject = subjectOf(photo);
  return {
    kind: 'image',
    id,
    slot: 'photo',
    asset: photo.id,
    fit: 'cover',
    focus: {
      x: focusAt(subject.x + subject.width / 2, width * scale, box.width, clear.x - box.x + clear.width / 2),
      y: focusAt(subject.y + subject.height / 2, height * scale, box.height, clear.y - box.y + clear.height / 2),
    },
    box: boxOf(box),
    ...look,
  };
}

type Crop = Pick<PhotoOptions, 'clear' | 'near'>;

/** Where in the frame all of such a photograph would lie, what its box cuts off included. */
function around(photo: AdImage, box: Rect, options: Crop): Rect {
  const { width = 4, height = 5 } = photo.asset;
  const { focus = { x: 0.5, y: 0.5 } } = photoIn(photo, box, options);
  const shown = coverSource(width, height, box, focus, { zoom: options.near ?? 1, panX: 0, panY: 0 });
  const scale = box.width / shown.width;
  return {
    x: box.x - shown.x * scale,
    y: box.y - shown.y * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** The same for a layer of its own, whose box is turned over for those who read from the right. */
export function wholeIn(photo: AdImage, box: Rect, { rtl, ...options }: Crop & { readonly rtl: boolean }): Rect {
  if (!rtl) return around(photo, box, options);
  const turned = (rect: Rect): Rect => ({ ...rect, x: 2 * box.x + box.width - rect.x - rect.width });
  return turned(around(photo, box, { ...options, ...(options.clear && { clear: turned(options.clear) }) }));
}

/** Where in the frame the subject of such a photograph lies. */
export function subjectIn(photo: AdImage, box: Rect, options: Crop = {}): Rect {
  const whole = around(photo, box, options);
  const subject = subjectOf(photo);
  return {
    x: whole.x + subject.x * whole.width,
    y: whole.y + subject.y * whole.height,
    width: subject.width * whole.width,
    height: subject.height * whole.height,
  };
}
