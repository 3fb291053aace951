import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: 'Link atau nama produk',
    placeholder: 'tokoanda.com/produk/celemek-linen',
    submit: 'Tulis iklan saya',
    hint: 'Nama produk kami ambil dari link. Detailnya Anda yang menambahkan.',
    sample: 'Pakai produk contoh',
  },
  sample: {
    product: 'Lampu meja Kestrel',
    description:
      'Lampu meja ramping dengan lengan kayu ek yang dibengkokkan tangan dan peredup yang diputar, bukan diketuk.',
    benefits: {
      first: 'Cahaya hangat yang meredup sampai 2 persen',
      second: 'Terlipat rata ke dalam laci',
      third: 'Lengan kayu ek, dibengkokkan tangan',
    },
    audience: 'orang yang bekerja sampai larut',
    offer: 'Diskon 15% minggu ini',
    price: '$89',
  },
  proof: {
    feed: 'Feed',
    story: 'Story',
    link: 'Iklan link',
    code: 'Kode QR penawaran produk contoh',
    headline: 'Judul',
    text: 'Teks iklan',
    primary: 'Teks utama',
    description: 'Deskripsi',
    path: 'Jalur',
    written: 'Ditulis oleh {product} untuk produk contoh.',
    note: 'Produk contoh. {product} menulis teks dan membuat kodenya; tata letaknya digambar untuk halaman ini.',
    pixels: '{width} × {height} px',
  },
  characters: '{count, number} dari {limit, number} karakter',
  charactersOnly: '{count, plural, other {# karakter}}',
  contents: 'Di halaman ini',
  breadcrumb: 'Anda di sini',
  home: 'Beranda',
  pricing: {
    period: 'Periode tagihan',
    choose: 'Pilih {plan}',
    billedMonthly: 'Ditagih setiap bulan',
    billedYearly: '{price} ditagih sekali setahun',
  },
} satisfies MessagesOf<typeof english>;
