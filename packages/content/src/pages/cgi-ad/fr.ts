import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces CGI',
  title: `Annonces CGI : de l’idée au découpage | ${brand.name}`,
  description:
    'Une scène impossible avec un vrai produit arrête le pouce. À quoi sert l’outil CGI, et comment écrire aujourd’hui l’idée et le script.',
  heading: 'Une scène impossible avec un vrai produit',
  paragraph:
    'Les annonces CGI mettent un produit là où il ne peut pas être : un rouge à lèvres sur un train, une chaussure grande comme une maison. L’outil est destiné à rendre de telles scènes ; il ne le fait pas encore. Ce que vous pouvez faire ici, c’est ce qui vient d’abord : l’accroche que la scène doit tenir, et un script qui dit ce qui s’y passe.',
} satisfies PageWords;
