import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/fr.ts';
import type english from './en.ts';

export default {
  section: {
    name: 'Synchronisation labiale',
    lead: 'Donnez de nouveaux mots à une vidéo, avec des lèvres qui suivent.',
  },
  form,
  action: 'Générer la vidéo',
  working: 'Création de votre vidéo',
  stages: {
    look: 'Vérification de la vidéo',
    speak: 'Enregistrement de la voix off',
    track: 'Suivi du visage',
    animate: 'Ajustement des lèvres',
    render: 'Rendu',
    pack: 'Dernières finitions',
  },
  ready: 'Votre vidéo est prête.',
  need: {
    video: 'Ajoutez d’abord une vidéo.',
    face: 'Choisissez qui parle.',
    script: 'Écrivez ce que dit la personne.',
    voice: 'Choisissez une voix.',
    audio: 'Importez un enregistrement.',
    consent: 'Confirmez que vous pouvez utiliser cette vidéo.',
  },
  videoHint: 'Un adulte face à la caméra, filmé en un seul plan.',
  uploadDetails: 'MP4, MOV ou WebM, {seconds, plural, one {# seconde} other {# secondes}} maximum.',
  tooLong:
    'Cette vidéo dure plus de {seconds, plural, one {# seconde} other {# secondes}}. Raccourcissez-la et réessayez.',
  tooShort:
    'Cette vidéo est trop courte. Utilisez-en une d’au moins {seconds, plural, one {# seconde} other {# secondes}}.',
  length: 'Durée',
  repeat: 'Si la voix est plus longue que la vidéo',
  bounce: 'Lire en avant puis en arrière',
  loop: 'Recommencer au début',
  keepRest: 'Si la voix est plus courte, garder le reste de la vidéo',
  consent: 'J’ai l’autorisation de cette personne d’utiliser cette vidéo et de changer ce qu’elle dit.',
  looking: 'Recherche du visage…',
  empty: 'Ajoutez une vidéo d’une personne face à la caméra.',
  person: 'Personne {number, number}',
  found: 'Visage trouvé. La nouvelle voix remplace le son de la vidéo.',
  foundOne:
    'La personne {number, number} parlera. Choisissez un autre visage pour changer. La nouvelle voix remplace le son de la vidéo.',
  voice: 'Aperçu de la voix',
  film: 'Votre vidéo à synchronisation labiale',
  sharpness: 'Netteté de la bouche : {percent} de l’original',
  weak: 'Les lèvres ne correspondent pas assez à la voix. Réessayez gratuitement : plus lentement, ou avec une autre voix ou un autre enregistrement.',
  again: 'Réessayer gratuitement',
} satisfies MessagesOf<typeof english>;
