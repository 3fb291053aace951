import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Letakkan, tempel, atau pilih gambar',
    details: 'PNG, JPEG, WebP, GIF, atau AVIF, maksimal 20 MB dan 100 megapiksel per gambar',
    tooLarge: '{name} lebih besar dari 20 MB.',
    wrongKind: '{name} bukan gambar yang dapat dipakai di sini.',
    cancel: 'Hentikan unggahan {name}',
  },
  pictures: {
    picture: 'Gambar {number, number}',
    remove: 'Hapus gambar {number, number}',
    samples: 'Tidak ada yang siap? Coba contoh:',
    small:
      'Gambar ini hanya {width, number} × {height, number} px sehingga akan terlihat buram. Gunakan gambar dengan sisi terpanjang minimal {needed, number} px.',
    sampleAd: 'Contoh iklan',
    standIn: 'Produk contoh, sampai Anda memilih produk sendiri.',
    sample: 'Contoh, sampai Anda menambahkan gambar sendiri.',
  },
  product: {
    title: 'Apa yang Anda iklankan?',
    placeholder: 'Celemek linen',
    mine: 'Produk saya',
    mineText: 'Fakta dan gambarnya terisi. Mengubahnya di sini hanya mengubah iklan ini.',
    link: 'Dari tautan',
    linkText: 'Kami membaca nama, harga, fakta, dan gambar dari halaman produk lalu menyimpannya di produk Anda.',
    sample: 'Produk contoh',
    sampleText: 'Coba alat ini dengan produk kami. Tak satu pun merek ini nyata.',
    search: 'Cari produk',
    empty: 'Tidak ada produk di sini. Baca dari tautan, atau ketik.',
    failed: 'Produk Anda tidak dapat dimuat.',
    address: 'Alamat halaman produk',
    read: 'Baca halaman',
    close: 'Tutup',
    pictures: 'Gambar produk',
    more: 'Selengkapnya',
    benefits: 'Manfaat bagi orang',
    benefitsHint: 'Satu manfaat per baris',
    price: 'Harga',
    currency: 'Mata uang',
    brand: 'Merek',
    audience: 'Untuk siapa',
    description: 'Deskripsi',
    logo: 'Logo',
  },
  sizes: {
    label: 'Ukuran',
    chosen: '{count, plural, other {# ukuran}}',
    all: 'Semua',
    none: 'Tidak ada',
    allOf: 'Semua ukuran {network}',
    noneOf: 'Tidak ada ukuran {network}',
  },
  files: {
    one: 'Unduh {name}',
  },
} satisfies MessagesOf<typeof english>;
