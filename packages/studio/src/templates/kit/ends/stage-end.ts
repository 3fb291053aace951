import type { Scheme } from '../../../brand/scheme.ts';
import type { Scene } from '../../../creative/creative.ts';
import type { Transition } from '../../../creative/motion.ts';
import { free } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import { tallShare, wordsAndPicture } from '../regions.ts';
import type { SetBuilder } from '../sets/set.ts';
import { type CameraName, cameras } from '../staged/cameras.ts';
import { stageIn } from '../staged/staged-shot.ts';
import { stripLayers } from '../strip.ts';
import { endWords } from './end-words.ts';

type StageEnd = {
  readonly scheme: Scheme;
  readonly set: SetBuilder;
  readonly camera?: CameraName;
  readonly font?: 'heading' | 'accent';
  readonly transition: Transition;
};

/** The film ends where it happened: on its own set, with who, what, for how much and what to do now. */
export function stageEnd(kit: Kit, { scheme, set, camera = 'away', font, transition }: StageEnd): Scene {
  const timing = { duration: 3.2, transition };
  if (kit.frame.shape === 'strip')
    return kit.scene('end', scheme.ground, stripLayers(kit, { scheme, plate: scheme.soft }), timing);
  const { copy, media, beside } = wordsAndPicture(kit, { upright: 0.44, tall: tallShare(kit.frame), tower: 0.5 });
  const stage = stageIn(kit, media, beside);
  const place = {
    kit,
    id: 'end',
    scheme,
    foot: { x: stage.x + stage.width / 2, y: stage.y + stage.height },
    width: Math.min(stage.width, stage.height),
    ceiling: stage.y,
  };
  const words = endWords(kit, copy, { scheme, ...(font ? { font } : {}), justify: beside ? 'center' : 'end' });
  const built = set(place);
  if (!kit.product) return kit.scene('end', built.ground, [words], timing);
  const product = kit.productIn(stage, {
    id: 'end-product',
    anchor: { x: 0.5, y: 1 },
    motion: [{ phase: 'in', effect: 'fade', duration: 0.4 }],
  });
  const seen = free('end-camera', [...built.back, ...product, ...(built.front ?? [])], {
    box: kit.frame.full,
    motion: [...cameras[camera]],
  });
  return kit.scene('end', built.ground, [seen, words], timing);
}
