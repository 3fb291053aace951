import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di descrizioni prodotto',
  title: `Generatore di descrizioni prodotto | ${brand.name}`,
  description:
    'Descrizioni per negozi e marketplace che trasformano le caratteristiche in motivi d’acquisto, solo con fatti, prezzi e prove inseriti da te.',
  heading: 'Da un elenco di caratteristiche a un motivo d’acquisto',
  paragraph:
    'Incolla ciò che sai del prodotto e di’ chi lo compra. Ricevi descrizioni che partono dall’uso, lo sostengono con le caratteristiche e lasciano fuori tutto ciò che non hai affermato. Per pagine di negozio e marketplace.',
} satisfies PageWords;
