import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Letakkan, tempel, atau pilih gambar',
    details: 'PNG, JPEG, WebP, GIF, atau AVIF, maksimal 20 MB dan 100 megapiksel per gambar',
    tooLarge: '{name} lebih besar dari 20 MB. Gunakan file yang lebih kecil.',
    wrongKind: '{name} tidak bisa dipakai. Unggah gambar.',
    cancel: 'Hentikan unggahan {name}',
  },
  pictures: {
    picture: 'Gambar {number, number}',
    remove: 'Hapus gambar {number, number}',
    samples: 'Belum punya gambar? Coba contoh:',
    small:
      'Gambar ini hanya {width, number} × {height, number} px sehingga akan terlihat buram. Gunakan gambar dengan sisi terpanjang minimal {needed, number} px.',
    sampleAd: 'Contoh iklan',
    standIn: 'Produk contoh. Pilih produk Anda kapan saja.',
    sample: 'Gambar contoh. Unggah gambar Anda kapan saja.',
  },
  product: {
    title: 'Apa yang Anda promosikan?',
    placeholder: 'Celemek linen',
    mine: 'Produk saya',
    mineText: 'Kami mengisi detail dan gambarnya. Editan di sini hanya mengubah iklan ini.',
    link: 'Dari link',
    linkText: 'Kami mengimpor nama, harga, detail, dan gambar, lalu menyimpannya ke produk Anda.',
    sample: 'Produk contoh',
    sampleText: 'Coba alat ini dengan produk contoh. Merek-merek ini rekaan.',
    search: 'Cari produk',
    empty: 'Belum ada produk. Impor dari link atau isi manual.',
    failed: 'Produk Anda tidak dapat dimuat.',
    address: 'Link produk',
    read: 'Impor produk',
    close: 'Tutup',
    pictures: 'Gambar produk',
    more: 'Detail produk',
    benefits: 'Manfaat utama',
    benefitsHint: 'Satu per baris',
    price: 'Harga',
    currency: 'Mata uang',
    brand: 'Merek',
    audience: 'Target audiens',
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
