import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';
import form from '../../kit/form/messages/fr.ts';

export default {
  section: {
    name: 'Cloneur de pubs',
    lead: 'Importez une pub qui vous plaît. Nous recréons sa mise en page avec votre produit.',
  },
  form,
  action: 'Créer ma version',
  look: 'Analyser la mise en page',
  working: 'Création de votre version',
  workingLook: 'Analyse de la pub de référence',
  ready: 'Votre version est prête.',
  stages: {
    look: 'Analyse de la pub de référence',
    write: 'Rédaction de vos textes',
    cut: 'Suppression de l’arrière-plan de votre produit',
    erase: 'Suppression du texte de l’arrière-plan',
    draw: 'Rendu de vos fichiers',
    compare: 'Comparaison avec la pub de référence',
  },
  reference: 'Publicité de référence',
  referenceLanguage: 'Langue de la référence',
  language: 'Langue de ma publicité',
  formats: 'Format de fichier',
  need: {
    reference: 'Choisissez d’abord une publicité de référence.',
    product: 'Saisissez d’abord le nom de votre produit.',
    picture: 'Ajoutez d’abord une image de votre produit.',
    fixing: 'Vérifiez les champs signalés.',
  },
  parts: {
    title: 'Éléments',
    hint: 'Changez le rôle d’un élément ou supprimez-le. Nous rédigeons les textes laissés vides.',
    role: 'Élément {number, number}',
    words: 'Texte de l’élément {number, number}',
    remove: 'Supprimer l’élément {number, number}',
    select: 'Élément {number, number} : {role}',
    nothing: 'Vide',
    otherWords: 'Réécrire le texte',
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
    reference: 'De la pub de référence',
    mine: 'De mon produit',
  },
  keep: {
    label: 'Garder l’arrière-plan d’origine',
    hint: 'Nous effaçons son texte et son produit. Sinon, nous créons un nouvel arrière-plan.',
    warning: 'L’arrière-plan appartient à quelqu’un d’autre. Ne le gardez que si vous en avez les droits.',
  },
  preview: {
    reference: 'Pub de référence et ses éléments',
    mine: 'Ma version',
    original: 'Référence',
    empty: 'Importez une pub qui vous plaît. Ses éléments et votre version apparaîtront ici.',
  },
  result: {
    edit: 'Modifier le visuel',
    again: 'Exporter à nouveau',
    own: 'Comme la référence',
  },
  similarity: {
    title: 'Ressemblance',
    near: 'Trop proche. Modifiez-la davantage pour qu’elle soit clairement la vôtre.',
    good: 'Même idée, clairement la vôtre.',
    far: 'Ressemblance lointaine.',
    structure: 'Mise en page',
    colors: 'Teintes',
    type: 'Polices',
  },
  marks: {
    title: 'Avant de publier',
    name: 'Nous avons retiré le nom « {text} » de la pub de référence.',
    sign: 'Nous avons retiré ce qui pourrait être un logo.',
    rebuilt:
      'Nous n’avons pas utilisé la photo de référence. Nous l’avons remplacée par des couleurs ou par votre image.',
    kept: 'L’arrière-plan de référence est encore dans votre version. Ne la publiez que si vous en avez les droits.',
    advice:
      'Vous pouvez reprendre une mise en page. Le nom, le logo, les images et le style propre à une marque ne se copient pas.',
  },
} satisfies MessagesOf<typeof english>;
