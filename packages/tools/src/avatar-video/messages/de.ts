import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/de.ts';
import type english from './en.ts';

export default {
  section: { name: 'Avatar-Video', lead: 'Eine Person vor der Kamera spricht deine Botschaft.' },
  form,
  action: 'Video erstellen',
  working: 'Dein Video wird erstellt',
  stages: {
    look: 'Person wird vorbereitet',
    speak: 'Sprechertext wird aufgenommen',
    animate: 'Gesicht wird animiert',
    render: 'Video wird gerendert',
    pack: 'Letzte Schritte',
  },
  ready: 'Dein Video ist fertig.',
  need: {
    script: 'Schreib, was gesagt werden soll.',
    voice: 'Wähle eine Stimme.',
    audio: 'Lade eine Aufnahme hoch.',
  },
  loading: 'Person wird geladen …',
  background: 'Hintergrund',
  ownBackground: 'Wie im Foto',
  color: 'Farbe',
  pickColor: 'Farbe wählen',
  ownImage: 'Dein Bild',
  product: 'Produkt',
  showProduct: 'Produkt zeigen',
  productImage: 'Produktbild',
  writeScript: 'Skript dazu schreiben',
  preview: 'Vorschau deines Avatar-Videos',
  film: 'Dein Avatar-Video',
} satisfies MessagesOf<typeof english>;
