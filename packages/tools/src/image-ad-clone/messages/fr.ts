import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';
import form from '../../kit/form/messages/fr.ts';

export default {
  section: {
    name: 'Cloner une mise en page',
    lead: 'Montrez une annonce qui vous plaît : sa structure, avec votre produit et vos mots.',
  },
  form,
  action: 'Créer ma version',
  look: 'Lire sa structure',
  working: 'Votre version se prépare',
  workingLook: 'Lecture de la référence',
  ready: 'Votre version est prête.',
  stages: {
    look: 'Examen de la référence',
    write: 'Recherche de vos mots',
    cut: 'Détourage de votre produit',
    erase: 'Effacement des mots du fond',
    draw: 'Dessin des fichiers',
    compare: 'Comparaison avec la référence',
  },
  reference: 'Publicité de référence',
  referenceLanguage: 'Langue de la référence',
  language: 'Langue de ma publicité',
  formats: 'Format de fichier',
  need: {
    reference: 'Choisissez d’abord une publicité de référence.',
    product: 'Nommez d’abord votre produit.',
    picture: 'Ajoutez d’abord une image de votre produit.',
    fixing: 'Revoyez les champs signalés.',
  },
  parts: {
    title: 'Éléments de la publicité',
    hint: 'Corrigez le rôle d’un élément ou retirez-le. Là où vous n’écrivez rien, nous écrivons.',
    role: 'Élément {number, number}',
    words: 'Mots de l’élément {number, number}',
    remove: 'Retirer l’élément {number, number}',
    select: 'Élément {number, number} : {role}',
    nothing: 'Reste vide',
    otherWords: 'D’autres mots',
  },
  roles: {
    headline: 'Titre',
    subline: 'Sous-titre',
    body: 'Texte',
    label: 'Surtitre',
    cta: 'Bouton',
    badge: 'Pastille',
    price: 'Prix',
    old_price: 'Ancien prix',
    fine_print: 'Mentions',
    logo: 'Nom ou logo',
    product: 'Produit',
    photo: 'Photographie',
    panel: 'Aplat de couleur',
  },
  colors: {
    label: 'Couleurs',
    reference: 'De la référence',
    mine: 'De mon produit',
  },
  keep: {
    label: 'Garder son fond',
    hint: 'Ses mots et son produit sont recouverts. Sinon, le fond est redessiné.',
    warning: 'Ce fond reste l’image de quelqu’un d’autre. Utilisez-le seulement si vous en avez le droit.',
  },
  preview: {
    reference: 'La référence et ses éléments',
    mine: 'Ma version',
    original: 'Référence',
    empty:
      'Apportez une publicité finie dont la mise en page vous plaît. Ses éléments apparaissent ici, votre version à côté.',
  },
  result: {
    edit: 'Modifier chaque calque',
    again: 'Redessiner les fichiers',
    own: 'Comme la référence',
  },
  similarity: {
    title: 'Ressemblance',
    near: 'Très proche : changez davantage pour éviter toute confusion.',
    good: 'La même idée, et clairement la vôtre.',
    far: 'Une ressemblance lointaine.',
    structure: 'Composition',
    colors: 'Teintes',
    type: 'Typographie',
  },
  marks: {
    title: 'Avant de publier',
    name: 'Le nom « {text} » figurait dans la référence. Il n’a pas été repris.',
    sign: 'Un signe qui est peut-être un logo a été laissé de côté.',
    rebuilt: 'La photo de la référence n’a pas servi : elle est remplacée par des couleurs ou par votre image.',
    kept: 'Le fond de la référence est encore dans votre version. Publiez-la seulement si vous en avez le droit.',
    advice:
      'On peut suivre une mise en page. Le nom, le logo et les images d’une marque, ou une allure qu’on prendrait pour la sienne, non.',
  },
} satisfies MessagesOf<typeof english>;
