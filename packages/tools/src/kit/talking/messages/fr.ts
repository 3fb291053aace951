import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: 'Ce qui est dit',
  source: 'Source de la voix',
  text: 'Texte',
  recording: 'Enregistrement',
  script: 'Script',
  recordingHint: 'MP3, WAV ou M4A, 60 secondes maximum.',
  chooseRecording: 'Importer un enregistrement',
  removeRecording: 'Retirer {name}',
  captions: 'Ajouter des sous-titres',
  label: 'Afficher la mention « Créé avec l’IA »',
  consentHint: 'Nous conservons votre confirmation avec la vidéo.',
  madeWithAi: 'Créé avec l’IA',
  sync: 'Synchronisation labiale {percent} · décalage {ms, number} ms',
  addWords: 'Écrivez un script pour l’entendre.',
  presenter: 'Présentateur',
  outfit: 'Tenue',
  outfitNumber: 'Tenue {number, number}',
  noPresenter: 'Aucun présentateur',
  presenterHint: 'Dit votre accroche face caméra, avec la voix choisie.',
  needVoice: 'Choisissez une voix.',
} satisfies MessagesOf<typeof english>;
