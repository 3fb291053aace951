import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/nl.ts';
import type english from './en.ts';

export default {
  section: { name: 'Avatarvideo', lead: 'Een presentator brengt je boodschap.' },
  form,
  action: 'Video genereren',
  working: 'Je video wordt gemaakt',
  stages: {
    look: 'Presentator voorbereiden',
    speak: 'Voice-over opnemen',
    animate: 'Gezicht animeren',
    render: 'Renderen',
    pack: 'Afronden',
  },
  ready: 'Je video is klaar.',
  need: {
    script: 'Schrijf wat de presentator zegt.',
    voice: 'Kies een stem.',
    audio: 'Upload een opname.',
  },
  loading: 'Presentator laden…',
  background: 'Achtergrond',
  ownBackground: 'Die van de foto',
  color: 'Kleur',
  pickColor: 'Kies een kleur',
  ownImage: 'Je eigen afbeelding',
  product: 'Product',
  showProduct: 'Product tonen',
  productImage: 'Productafbeelding',
  writeScript: 'Schrijf er een script over',
  preview: 'Voorbeeld van je avatarvideo',
  film: 'Je avatarvideo',
} satisfies MessagesOf<typeof english>;
