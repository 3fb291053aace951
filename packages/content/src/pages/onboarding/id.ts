import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Mulai di sini',
  title: `Mulai dalam tiga langkah singkat | ${brand.name}`,
  description:
    'Dari akun baru ke teks iklan pertama dalam beberapa menit: apa yang disiapkan, apa yang diisi, dan di mana hasilnya nanti.',
  heading: 'Teks iklan pertama Anda dalam beberapa menit',
  paragraph:
    'Buat akun gratis dengan email, buka pembuat teks iklan, dan ceritakan satu produk: namanya, dua atau tiga manfaat, dan penawaran jika ada. Pilih platform, klik tombol, lalu bandingkan hasilnya. Semua yang Anda buat tersimpan di dasbor, bersama pembuat kode QR dan kredit Anda.',
} satisfies PageWords;
