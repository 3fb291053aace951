import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: 'Dasbor {product}',
  close: 'Tutup dasbor',
  loading: 'Memuat',
  menu: {
    label: 'Bagian',
    open: 'Buka menu',
    close: 'Tutup menu',
    collapse: 'Persempit bilah sisi',
    expand: 'Perlebar bilah sisi',
  },
  groups: {
    things: 'Milik Anda',
    make: 'Buat',
    templates: 'Templat',
    ads: 'Iklan',
  },
  sections: {
    ImageAd: {
      name: 'Iklan gambar',
      lead: 'Satu dinding iklan jadi dari satu produk: pilih, sunting, ambil semua ukuran.',
    },
    ImageAdsClone: {
      name: 'Tiru tata letak iklan',
      lead: 'Tunjukkan iklan yang Anda suka: strukturnya, dengan produk dan kata-kata Anda.',
    },
    ProductImage: { name: 'Gambar produk', lead: 'Produk Anda dalam sebuah adegan, pikselnya sendiri tak tersentuh.' },
    BackgroundRemoval: {
      name: 'Hapus latar',
      lead: 'Potongan bersih, satu atau banyak, dengan kuas untuk helai rambut terakhir.',
    },
    AIIdPhoto: { name: 'Pasfoto', lead: 'Disesuaikan dengan aturan dokumen, lengkap dengan angkanya.' },
    ImageResizer: { name: 'Ubah ukuran gambar', lead: 'Satu gambar dalam semua ukuran, tanpa memotong hal penting.' },
    GifBanner: { name: 'Banner GIF', lead: 'Banner bergerak yang tetap di bawah batas berat jaringan.' },
    Banner: { name: 'Spanduk', lead: 'Header dan banner dalam ukuran yang tepat.' },
    Poster: { name: 'Poster cetak', lead: 'Berkas cetak dengan bleed dan tanda potong.' },
    DisplayAd: { name: 'Iklan display', lead: 'Banner HTML5 dengan click tag, siap diunggah.' },
    PpcPreview: {
      name: 'Pratinjau iklan pencarian',
      lead: 'Lihat iklan pencarian Anda seperti yang dilihat orang, dalam setiap kombinasi.',
    },
    VideoTemplates: { name: 'Templat video', lead: 'Ide iklan, ditampilkan seperti hasil aslinya.' },
    Products: {
      name: 'Produk',
      lead: 'Yang Anda iklankan: fakta dan gambar, disimpan sekali dan dipakai setiap alat.',
    },
    Projects: {
      name: 'Proyek',
      lead: 'Semua yang Anda mulai, menurut perubahan terakhir.',
    },
    Videos: {
      name: 'Video',
      lead: 'Video Anda yang sudah selesai.',
    },
    Home: {
      name: 'Beranda',
      lead: 'Mulai yang baru, atau lanjutkan dari yang terakhir.',
    },
    MyWork: {
      name: 'Karya saya',
      lead: 'Semua yang Anda buat, terbaru lebih dulu.',
    },
    AdCopy: {
      name: 'Teks iklan',
      lead: 'Teks iklan yang pas: setiap hasil dihitung terhadap batas jaringannya.',
    },
    QRCodeGenerator: {
      name: 'Kode QR',
      lead: 'Kode yang bisa dipindai: setiap kode dibaca kembali dari gambarnya sebelum Anda terima.',
    },
  },
  plan: {
    free: 'Paket Gratis',
    basic: 'Paket Basic',
    pro: 'Paket Pro',
    upgrade: 'Tingkatkan',
  },
  credits: '{count, plural, other {# kredit}}',
  user: {
    menu: 'Akun {name}',
    signOut: 'Keluar',
    signingOut: 'Sedang keluar',
    pricing: 'Paket dan harga',
    billing: 'Pembayaran dan faktur',
  },
  home: {
    greeting: 'Hari ini membuat apa, {name}?',
    start: {
      label: 'Apa yang Anda iklankan?',
      placeholder: 'Celemek, atau tokoanda.com/celemek',
      action: 'Buat iklan gambar',
      others: 'Atau buat darinya',
    },
    tools: 'Alat',
    recent: 'Karya terbaru',
    all: 'Lihat semua',
    price: {
      free: 'Tanpa kredit',
      credits: '{count, plural, other {# kredit}}',
    },
    sample: 'Produk contoh',
  },
} satisfies MessagesOf<typeof english>;
