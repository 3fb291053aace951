import form from '../../kit/form/messages/en.ts';

export default {
  section: { name: 'Talking photo', lead: 'Make a portrait say your message.' },
  form,
  action: 'Generate video',
  working: 'Creating your video',
  stages: {
    look: 'Checking the photo',
    speak: 'Recording the voiceover',
    animate: 'Animating the face',
    render: 'Rendering',
    pack: 'Finishing up',
  },
  ready: 'Your video is ready.',
  need: {
    photo: 'Add a photo first.',
    script: 'Write what the photo says.',
    voice: 'Choose a voice.',
    audio: 'Upload a recording.',
    consent: 'Confirm that you may use this photo.',
  },
  photo: 'Photo',
  photoHint: 'One adult, facing the camera, in good light.',
  consent: 'I have this person’s permission to use their photo and make it speak.',
  looking: 'Finding the face…',
  several: 'Several faces found. The marked one speaks.',
  addPhoto: 'Add a photo to see it speak.',
  preview: 'Preview of your talking photo',
  film: 'Your talking photo',
} as const;
