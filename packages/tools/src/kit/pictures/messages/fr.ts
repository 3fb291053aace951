import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Déposez, collez ou choisissez des images',
    details: 'PNG, JPEG, WebP, GIF ou AVIF, 20 Mo et 100 mégapixels chacune au plus',
    tooLarge: '{name} dépasse 20 Mo. Utilisez un fichier plus petit.',
    wrongKind: 'Impossible d’utiliser {name}. Importez une image.',
    cancel: 'Arrêter l’envoi de {name}',
  },
  pictures: {
    picture: 'Image {number, number}',
    remove: 'Retirer l’image {number, number}',
    samples: 'Pas encore d’image ? Essayez un exemple :',
    small:
      'Cette image ne fait que {width, number} × {height, number} px et paraîtra floue. Utilisez-en une d’au moins {needed, number} px sur son grand côté.',
    sampleAd: 'Exemple de publicité',
    standIn: 'Produit d’exemple. Choisissez le vôtre à tout moment.',
    sample: 'Image d’exemple. Importez la vôtre à tout moment.',
  },
  product: {
    title: 'Que souhaitez-vous promouvoir ?',
    placeholder: 'Tablier en lin',
    mine: 'Mes produits',
    mineText: 'Nous remplissons ses détails et ses images. Les modifications ici ne concernent que cette pub.',
    link: 'Depuis un lien',
    linkText: 'Nous importons le nom, le prix, les détails et les images, puis l’enregistrons dans vos produits.',
    sample: 'Produit d’exemple',
    sampleText: 'Essayez l’outil avec un produit d’exemple. Ces marques sont fictives.',
    search: 'Chercher un produit',
    empty: 'Aucun produit pour l’instant. Importez-en un depuis un lien ou saisissez-le manuellement.',
    failed: 'Vos produits n’ont pas pu être chargés.',
    address: 'Lien du produit',
    read: 'Importer le produit',
    close: 'Fermer',
    pictures: 'Images du produit',
    more: 'Détails du produit',
    benefits: 'Principaux avantages',
    benefitsHint: 'Un par ligne',
    price: 'Prix',
    currency: 'Devise',
    brand: 'Marque',
    audience: 'Public cible',
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
