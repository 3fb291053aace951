import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur de slogans',
  title: `Slogans pour marques et campagnes | ${brand.name}`,
  description:
    'Des phrases courtes pour une marque ou une campagne, tirées de ce que votre produit fait vraiment. Comparez les pistes, gardez celle qui reste.',
  heading: 'Un slogan que l’on retient',
  paragraph:
    'Un bon slogan dit une seule chose vraie en peu de mots. Décrivez le produit et ceux à qui il s’adresse, choisissez un ton et lisez les pistes. Avant de l’imprimer où que ce soit, vérifiez que personne ne l’a déposé.',
} satisfies PageWords;
