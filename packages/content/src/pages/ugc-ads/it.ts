import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci UGC',
  title: `Script e hook per annunci UGC | ${brand.name}`,
  description:
    'Gli annunci che sembrano il post di una persona vivono di come sono detti. Scrivi qui hook e script per i tuoi creator, dai tuoi fatti.',
  heading: 'Script che suonano come una persona, non un marchio',
  paragraph: `Gli annunci UGC funzionano quando una persona vera dice qualcosa di preciso. ${brand.name} scrive hook e script, nel tono che scegli e con dati che puoi sostenere. Dalli ai tuoi creator e via con le riprese.`,
} satisfies PageWords;
