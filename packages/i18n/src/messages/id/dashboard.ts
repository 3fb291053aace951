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
    collapse: 'Ciutkan bilah samping',
    expand: 'Perluas bilah samping',
  },
  groups: {
    things: 'Pustaka',
    make: 'Buat',
    templates: 'Template',
    ads: 'Iklan',
  },
  sections: {
    VideoTemplates: { name: 'Template iklan', lead: 'Jelajahi ide iklan yang bisa langsung dipakai.' },
    Products: {
      name: 'Produk',
      lead: 'Simpan produk sekali, pakai di semua alat.',
    },
    Projects: {
      name: 'Kampanye',
      lead: 'Kelompokkan karya Anda ke dalam kampanye.',
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
  },
  plan: {
    free: 'Paket Gratis',
    basic: 'Paket Basic',
    pro: 'Paket Pro',
    business: 'Paket Business',
    upgrade: 'Tingkatkan',
  },
  credits: '{count, plural, other {# kredit}}',
  lowCredits: 'Sisa {count, plural, other {# kredit}}.',
  getCredits: 'Dapatkan lebih banyak kredit',
  user: {
    language: 'Bahasa',
    theme: 'Tema',
    light: 'Terang',
    dark: 'Gelap',
    system: 'Sesuai perangkat',
    mail: 'Kirim email saat proses selesai',
    feedback: 'Kirim masukan',
    menu: 'Akun {name}',
    signOut: 'Keluar',
    signingOut: 'Sedang keluar',
    pricing: 'Paket dan harga',
    account: 'Pengaturan akun',
    usage: 'Kredit dan tagihan',
    billing: 'Pembayaran dan faktur',
    storage: 'Penyimpanan',
    storageOf: '{used} dari {limit} terpakai',
    storageUsed: '{used} terpakai',
  },
  news: {
    done: '“{title}” sudah siap',
    failed: '“{title}” gagal',
    open: 'Buka',
  },
  feedback: {
    title: 'Kirim masukan',
    rating: 'Bagaimana pendapat Anda tentang {product}?',
    stars: '{count, plural, other {# bintang}}',
    text: 'Apa yang perlu kami ketahui?',
    send: 'Kirim',
    thanks: 'Terima kasih atas masukan Anda',
    close: 'Tutup',
  },
  home: {
    greeting: 'Apa yang Anda promosikan hari ini, {name}?',
    start: {
      label: 'Apa yang Anda promosikan?',
      placeholder: 'Celemek, atau tokoanda.com/celemek',
      action: 'Buat iklan gambar',
      others: 'Atau buat',
    },
    tools: 'Alat',
    recent: 'Karya terbaru',
    all: 'Lihat semua',
    price: {
      free: 'Gratis',
      credits: '{count, plural, other {# kredit}}',
    },
    sample: 'Produk contoh',
  },
} satisfies MessagesOf<typeof english>;
