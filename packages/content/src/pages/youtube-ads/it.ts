import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci YouTube',
  title: `Annunci YouTube: script e titoli | ${brand.name}`,
  description:
    'Hook che sopravvivono al pulsante “Salta”, script per ciò che segue e titoli da 40 caratteri per riga. Con durate e formati.',
  heading: 'Guadagnati i secondi dopo il pulsante “Salta”',
  paragraph: `Un bumper dura 6 secondi, uno spot non ignorabile da 15 a 30, e uno ignorabile ne ha cinque prima che il pollice si muova. ${brand.name} scrive l’hook, uno script da tagliare a misura e titoli in due righe da 40 caratteri. Carica il video in 1920×1080 e gli Shorts in 1080×1920.`,
} satisfies PageWords;
