import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Déposez, collez ou choisissez des images',
    details: 'PNG, JPEG, WebP, GIF ou AVIF, 20 Mo et 100 mégapixels chacune au plus',
    tooLarge: '{name} dépasse 20 Mo.',
    wrongKind: '{name} n’est pas une image utilisable ici.',
    cancel: 'Arrêter l’envoi de {name}',
  },
  pictures: {
    picture: 'Image {number, number}',
    remove: 'Retirer l’image {number, number}',
    samples: 'Rien sous la main ? Essayez un exemple :',
    small:
      'Cette image ne fait que {width, number} × {height, number} px et paraîtra floue. Utilisez-en une d’au moins {needed, number} px sur son grand côté.',
    sampleAd: 'Exemple de publicité',
    standIn: 'Un produit d’exemple, en attendant le vôtre.',
    sample: 'Un exemple, en attendant votre image.',
  },
  product: {
    title: 'De quoi faites-vous la publicité ?',
    placeholder: 'Tablier en lin',
    mine: 'Mes produits',
    mineText: 'Ses faits et ses images sont repris. Les changer ici ne change que cette annonce.',
    link: 'Depuis un lien',
    linkText:
      'Nous lisons le nom, le prix, les faits et les images sur la page du produit et le gardons parmi vos produits.',
    sample: 'Produit d’exemple',
    sampleText: 'Essayez l’outil avec un de nos produits. Aucune de ces marques n’existe.',
    search: 'Chercher un produit',
    empty: 'Aucun produit ici. Lisez-en un depuis un lien ou saisissez-le.',
    failed: 'Vos produits n’ont pas pu être chargés.',
    address: 'Adresse de la page du produit',
    read: 'Lire la page',
    close: 'Fermer',
    pictures: 'Images du produit',
    more: 'En dire plus',
    benefits: 'Ce qu’on y gagne',
    benefitsHint: 'Un avantage par ligne',
    price: 'Prix',
    currency: 'Devise',
    brand: 'Marque',
    audience: 'Pour qui',
    description: 'Description',
    logo: 'Logo',
  },
  sizes: {
    label: 'Formats',
    chosen: '{count, plural, one {# format} other {# formats}}',
    all: 'Tous',
    none: 'Aucun',
    allOf: 'Tous les formats de {network}',
    noneOf: 'Aucun format de {network}',
  },
  files: {
    one: 'Télécharger {name}',
  },
} satisfies MessagesOf<typeof english>;
