import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Tone-of-voicegenerator',
  title: `Tone of voice met voorbeelden | ${brand.name}`,
  description:
    'Zet in woorden hoe je merk spreekt: hoe het klinkt, wat het nooit zegt, met voorbeeldzinnen die schrijvers en bureaus kunnen volgen.',
  heading: 'Schrijf op hoe je merk spreekt',
  paragraph:
    'Een tone of voice die maar één persoon in zijn hoofd heeft, verdwijnt als die persoon vertrekt. Beschrijf product, doelgroep en toon en krijg een korte gids: hoe je merk klinkt, wat het altijd doet, wat het nooit doet, en een voorbeeld. Pas hem aan en geef hem aan iedereen die voor je schrijft.',
} satisfies PageWords;
