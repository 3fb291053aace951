import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Product video maker',
  title: `Product video maker for short ads | ${brand.name}`,
  description:
    'Turn product photos into showcase clips: orbits, light sweeps, close-ups and unboxings in photo scenes, in 9:16, 1:1, 4:5 and 16:9.',
  heading: 'From product photos to clips that sell',
  paragraph:
    'Add one to six photos, choose the shots and a scene, and watch the clip before you spend a credit. It renders in 9:16, 1:1, 4:5 and 16:9 in one run. Need a script, a voice and captions? Video ads makes the whole ad from a link.',
} as const satisfies PageWords;
