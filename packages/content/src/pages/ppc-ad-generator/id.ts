import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat iklan PPC',
  title: `Iklan PPC: judul dan deskripsi | ${brand.name}`,
  description:
    'Iklan penelusuran responsif dengan judul 30 karakter, deskripsi 90, dan jalur 15, cukup beragam untuk digabung Google dan siap ditempel.',
  heading: 'Iklan pencarian sesuai panjang Google, tanpa terpotong',
  paragraph:
    'Iklan penelusuran responsif memuat tiga hingga lima belas judul 30 karakter, dua hingga empat deskripsi 90, dan dua jalur 15. Alat ini memberi lima judul, dua deskripsi, dan kedua jalur dari brief Anda, masing-masing mengatakan hal lain, sehingga gabungan apa pun dari Google tetap masuk akal.',
} satisfies PageWords;
