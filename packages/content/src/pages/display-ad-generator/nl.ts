import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Displayadvertentiegenerator',
  title: `Advertenties voor Google Display | ${brand.name}`,
  description:
    'Maak HTML5-displayadvertenties met clicktag en back-upafbeelding voor Google Display, onder 150 KB en in alle gangbare formaten.',
  heading: 'Displayadvertenties, klaar om te uploaden',
  paragraph:
    'Kies een product en vul je landingspagina in. Je krijgt HTML5-advertenties als ZIP met clicktag en back-upafbeelding, elk onder 150 KB, in de formaten van Google Display. De tekstgenerators schrijven de koppen voor responsieve advertenties.',
} satisfies PageWords;
