import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/fr.ts';
import type english from './en.ts';

export default {
  section: { name: 'Vidéo avec avatar', lead: 'Un présentateur dit votre message.' },
  form,
  action: 'Générer la vidéo',
  working: 'Création de votre vidéo',
  stages: {
    look: 'Préparation du présentateur',
    speak: 'Enregistrement de la voix off',
    animate: 'Animation du visage',
    render: 'Rendu',
    pack: 'Dernières finitions',
  },
  ready: 'Votre vidéo est prête.',
  need: {
    script: 'Écrivez ce que dit le présentateur.',
    voice: 'Choisissez une voix.',
    audio: 'Importez un enregistrement.',
  },
  loading: 'Chargement du présentateur…',
  background: 'Arrière-plan',
  ownBackground: 'Celui de la photo',
  color: 'Couleur',
  pickColor: 'Choisir une couleur',
  ownImage: 'Votre image',
  product: 'Produit',
  showProduct: 'Montrer un produit',
  productImage: 'Image du produit',
  writeScript: 'Rédiger un script à son sujet',
  preview: 'Aperçu de votre vidéo avec avatar',
  film: 'Votre vidéo avec avatar',
} satisfies MessagesOf<typeof english>;
