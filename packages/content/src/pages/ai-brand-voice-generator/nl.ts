import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Merkstemgenerator',
  title: `Merkstem met voorbeelden | ${brand.name}`,
  description:
    'Zet in woorden hoe je merk spreekt: hoe het klinkt, wat het nooit zegt, met voorbeeldzinnen die schrijvers en bureaus kunnen volgen.',
  heading: 'Schrijf op hoe je merk spreekt',
  paragraph:
    'Een stem die alleen in één hoofd zit, raakt kwijt bij de volgende nieuwe collega. Beschrijf product, doelgroep en toon en krijg een korte gids: hoe het klinkt, wat het altijd doet, wat het nooit doet, en een voorbeeld. Pas hem aan en geef hem aan iedereen die voor je schrijft.',
} satisfies PageWords;
