import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: 'Adresse de la page produit ou nom du produit',
    placeholder: 'votreboutique.fr/produits/tablier-en-lin',
    submit: 'Écrire mes annonces',
    hint: 'Nous lisons le nom du produit dans l’adresse ; vous ajoutez les faits.',
    sample: 'Prendre un produit d’exemple',
  },
  sample: {
    product: 'Lampe de bureau Kestrel',
    description:
      'Une lampe de bureau fine, au bras de chêne cintré à la main, avec un variateur que l’on tourne au lieu de tapoter.',
    benefits: {
      first: 'Lumière chaude, réglable jusqu’à 2 %',
      second: 'Se replie à plat dans un tiroir',
      third: 'Bras en chêne, cintré à la main',
    },
    audience: 'celles et ceux qui travaillent tard',
    offer: '−15 % cette semaine',
    price: '$89',
  },
  proof: {
    feed: 'Fil',
    story: 'Story',
    link: 'Annonce avec lien',
    code: 'QR code de l’offre du produit d’exemple',
    headline: 'Titre',
    text: 'Texte de l’annonce',
    primary: 'Texte principal',
    description: 'Description',
    path: 'Chemin',
    written: 'Écrit par {product} pour un produit inventé, directement avec cet outil.',
    note: 'Un produit inventé. Le texte et le code sont faits par {product} ; les mises en page sont dessinées pour cette page.',
    pixels: '{width} × {height} px',
  },
  characters: '{count, number} caractères sur {limit, number}',
  charactersOnly: '{count, plural, one {# caractère} other {# caractères}}',
  contents: 'Sur cette page',
  breadcrumb: 'Vous êtes ici',
  home: 'Accueil',
  pricing: {
    period: 'Période de facturation',
    billedMonthly: 'Facturé chaque mois',
    billedYearly: '{price} facturés une fois par an',
  },
} satisfies MessagesOf<typeof english>;
