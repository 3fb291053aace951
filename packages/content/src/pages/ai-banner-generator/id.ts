import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat banner',
  title: `Banner untuk kampanye display | ${brand.name}`,
  description:
    'Buat banner dan header dalam ukuran tepat, dari 300×250 sampai 970×250, serta sampul profil. Kami menulis teksnya, Anda mengedit desainnya.',
  heading: 'Banner dalam ukuran yang Anda butuhkan',
  paragraph:
    'Pilih produk dan ukurannya, dari 300×250 sampai 970×250 untuk situs web dan sampul untuk profil sosial. Kami menulis judul dan tombol serta mendesain banner dengan warna Anda. Edit apa saja sebelum mengekspor.',
} satisfies PageWords;
