import form from '../../kit/form/messages/en.ts';

export default {
  section: { name: 'Avatar video', lead: 'A presenter says your message.' },
  form,
  action: 'Generate video',
  working: 'Creating your video',
  stages: {
    look: 'Preparing the presenter',
    speak: 'Recording the voiceover',
    animate: 'Animating the face',
    render: 'Rendering',
    pack: 'Finishing up',
  },
  ready: 'Your video is ready.',
  need: {
    script: 'Write what the presenter says.',
    voice: 'Choose a voice.',
    audio: 'Upload a recording.',
  },
  loading: 'Loading the presenter…',
  background: 'Background',
  ownBackground: 'The photo’s own',
  color: 'Color',
  pickColor: 'Choose a color',
  ownImage: 'Your image',
  product: 'Product',
  showProduct: 'Show a product',
  productImage: 'Product image',
  writeScript: 'Write a script about it',
  preview: 'Preview of your avatar video',
  film: 'Your avatar video',
} as const;
