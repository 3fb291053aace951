import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Scriptgenerator',
  title: `Scripts voor korte videoadvertenties | ${brand.name}`,
  description:
    'Korte scripts met hook, wending en call-to-action, scène voor scène uit je briefing. Aanpassen, kopiëren en dezelfde dag filmen.',
  heading: 'Een script dat je vanmiddag kunt filmen',
  paragraph:
    'Geef product, doelgroep en aanbieding. Je krijgt complete scripts in de gekozen toon, scène voor scène: wat er wordt gezegd, wat er in beeld staat en wat de camera toont. Geef ze aan een creator, film met je telefoon of bewaar ze voor de volgende opname.',
} satisfies PageWords;
