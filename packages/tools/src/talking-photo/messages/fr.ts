import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/fr.ts';
import type english from './en.ts';

export default {
  section: { name: 'Photo parlante', lead: 'Faites dire votre message à un portrait.' },
  form,
  action: 'Générer la vidéo',
  working: 'Création de votre vidéo',
  stages: {
    look: 'Vérification de la photo',
    speak: 'Enregistrement de la voix off',
    animate: 'Animation du visage',
    render: 'Rendu',
    pack: 'Dernières finitions',
  },
  ready: 'Votre vidéo est prête.',
  need: {
    photo: 'Ajoutez d’abord une photo.',
    script: 'Écrivez ce que la photo doit dire.',
    voice: 'Choisissez une voix.',
    audio: 'Importez un enregistrement.',
    consent: 'Confirmez que vous avez le droit d’utiliser cette photo.',
  },
  photo: 'Photo',
  photoHint: 'Un adulte, face à l’objectif, bien éclairé.',
  consent: 'J’ai l’autorisation de cette personne pour utiliser sa photo et la faire parler.',
  looking: 'Recherche du visage…',
  several: 'Plusieurs visages trouvés. Celui qui est encadré parlera.',
  addPhoto: 'Ajoutez une photo pour la voir parler.',
  preview: 'Aperçu de votre photo parlante',
  film: 'Votre photo parlante',
} satisfies MessagesOf<typeof english>;
