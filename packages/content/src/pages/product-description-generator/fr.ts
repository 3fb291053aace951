import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur de fiches produit',
  title: `Générateur de descriptions de produit | ${brand.name}`,
  description:
    'Des descriptions pour boutiques et places de marché qui font des caractéristiques des raisons d’acheter, avec vos seuls faits, prix et preuves.',
  heading: 'D’une liste de caractéristiques à une raison d’acheter',
  paragraph:
    'Collez ce que vous savez du produit et dites qui l’achète. Vous recevez des descriptions qui partent de l’usage, l’appuient par les caractéristiques et laissent de côté tout ce que vous n’avez pas affirmé. Pour les fiches de boutique et les places de marché.',
} satisfies PageWords;
