import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: 'Lien ou nom du produit',
    placeholder: 'votreboutique.fr/produits/tablier-en-lin',
    submit: 'Écrire mes annonces',
    hint: 'Nous tirons le nom du produit du lien. Vous ajoutez les détails.',
    sample: 'Utiliser un produit d’exemple',
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
    text: 'Texte publicitaire',
    primary: 'Texte principal',
    description: 'Description',
    path: 'Chemin',
    written: 'Rédigé par {product} pour un produit d’exemple.',
    note: 'Un produit d’exemple. {product} a rédigé les textes et créé le code ; les mises en page ont été dessinées pour cette page.',
    pixels: '{width} × {height} px',
  },
  characters: '{count, number} caractères sur {limit, number}',
  charactersOnly: '{count, plural, one {# caractère} other {# caractères}}',
  contents: 'Sur cette page',
  breadcrumb: 'Vous êtes ici',
  home: 'Accueil',
  pricing: {
    period: 'Période de facturation',
    choose: 'Choisir {plan}',
    billedMonthly: 'Facturé chaque mois',
    billedYearly: '{price} facturés une fois par an',
  },
} satisfies MessagesOf<typeof english>;
