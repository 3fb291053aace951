import type { Scene } from '../../creative/creative.ts';
import type { Layer } from '../../creative/layer.ts';
import { inset } from '../../layout/geometry.ts';
import { column, rectBlock } from './blocks.ts';
import { splitColumns, splitRows } from './frame.ts';
import type { Kit } from './kit.ts';
import { words } from './moves.ts';
import { beyondWords, wordsAndPicture } from './regions.ts';
import { twoWords } from './two-words.ts';

/** Face to face: what is usual, without its colour, and ours. The headline stands above them like a bill. */
export function faceOff(kit: Kit): Scene {
  const scheme = kit.scheme('paper');
  const { full, margin, shape } = kit.frame;
  const { copy, media, beside } = wordsAndPicture(kit, {
    wide: 0.46,
    upright: 0.42,
    stacked: true,
    tall: 0.48,
    tower: 0.5,
  });
  const ring = beyondWords(kit.frame, { media, beside });
  const across = !beside || shape === 'wide';
  const sides = across ? splitColumns(ring, 0.5) : splitRows(ring, 0.5);
  const foot = shape === 'tall' ? full.height * 0.9 : full.height - margin * 0.6;
  const corners = (['them', 'us'] as const).flatMap((who, index): Layer[] => {
    const ground = sides[index] ?? ring;
    const side = index === 0 ? 'start' : 'end';
    const stage = { ...inset(ground, ground.width * 0.07, ground.height * 0.08) };
    const low = Math.min(stage.y + stage.height, Math.max(stage.y + 1, foot)) - stage.y;
    return [
      rectBlock(`bell-${who}`, ground, kit.scheme(who === 'us' ? 'accent' : 'ink').ground, { slot: 'decor' }),
      ...kit
        .productIn(
          { ...stage, height: low },
          {
            id: `bell-${who}-product`,
            anchor: { x: 0.5, y: 0.6 },
            motion: [{ phase: 'in', effect: 'glide', side, distance: 0.25, duration: 0.7, ease: 'expo-out' }],
          },
        )
        .map((layer) => (who === 'us' ? layer : { ...layer, opacity: layer.slot === 'product' ? 0.3 : 0 })),
    ];
  });
  const type = kit.type(copy);
  const headline = kit.headline({
    id: 'bell-headline',
    scheme,
    type: twoWords({ ...type, headline: type.headline * 1.12 }, copy),
    align: beside ? 'start' : 'center',
    maxLines: 6,
    motion: words(0.1),
  });
  return kit.scene(
    'bell',
    scheme.ground,
    [
      ...(kit.product ? corners : []),
      column('bell-copy', [headline], { box: copy, align: beside ? 'start' : 'center', justify: 'center' }),
    ],
    { duration: 2.1 },
  );
}
