import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Avatargenerator',
  title: `Avatars: presentatoren voor je video’s | ${brand.name}`,
  description:
    'Een presentator die je tekst uitspreekt in 15 talen, lipsynchroon en voor elke achtergrond. Het voorbeeld in je browser is gratis.',
  heading: 'Een presentator voor jouw woorden',
  paragraph:
    'Kies een van de ingebouwde presentatoren of maak een avatar van een foto, met toestemming van de persoon erop. Schrijf maximaal 800 tekens of gebruik je eigen opname, kies een kamer, een kleur of je eigen afbeelding als achtergrond en zet je product ervoor. Je ziet en hoort het resultaat voordat je een credit uitgeeft. Je krijgt de video als MP4 in 9:16, 1:1, 4:5 of 16:9, met ondertitels als je wilt.',
} satisfies PageWords;
