import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat iklan radio',
  title: `Naskah iklan radio dan podcast | ${brand.name}`,
  description:
    'Naskah radio dan podcast yang ditulis untuk telinga: kalimat pendek, saran suara dan bunyi, dan satu ajakan bertindak yang jelas.',
  heading: 'Ditulis untuk telinga, bukan untuk kertas',
  paragraph:
    'Pendengar tidak bisa membaca ulang. Jadi kalimatnya pendek, ada saran suara dan bunyi, dan berakhir pada satu hal yang dilakukan. Baca keras-keras sambil melihat jam, pangkas yang bertele-tele, lalu ke mikrofon.',
} satisfies PageWords;
