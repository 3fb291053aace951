import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'YouTube-advertenties',
  title: `YouTube-advertenties: scripts en koppen | ${brand.name}`,
  description:
    'Hooks die de overslaan-knop overleven, scripts voor wat daarna komt en koppen van 40 tekens per regel. Met lengtes en formaten.',
  heading: 'Verdien de seconden na de overslaan-knop',
  paragraph: `Een bumper duurt 6 seconden, een niet-overslaanbare spot 15 tot 30, en een overslaanbare heeft er vijf voordat de duim beweegt. ${brand.name} schrijft de hook, een script om op lengte te knippen en koppen in twee regels van 40 tekens. Upload video in 1920×1080 en Shorts in 1080×1920.`,
} satisfies PageWords;
