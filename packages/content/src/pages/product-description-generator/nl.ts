import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Productbeschrijvingsgenerator',
  title: `Generator voor productbeschrijvingen | ${brand.name}`,
  description:
    'Beschrijvingen voor webshops en marketplaces die van eigenschappen redenen om te kopen maken, met alleen jouw feiten, prijzen en bewijs.',
  heading: 'Van een lijst eigenschappen naar een reden om te kopen',
  paragraph:
    'Plak wat je over het product weet en zeg wie het koopt. Je krijgt beschrijvingen die beginnen bij het gebruik, dat met eigenschappen staven en alles weglaten wat je niet hebt beweerd. Voor webshops en marktplaatsen.',
} satisfies PageWords;
