import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('id');
const figure = figureIn('id');

export default {
  name: 'Harga',
  title: `Harga: paket dan kredit apa adanya | ${brand.name}`,
  description:
    'Harga Gratis, Basic, Pro, dan Business, jumlah kredit per bulan, dan apa yang bisa dibuat. Kredit untuk proses yang gagal dikembalikan otomatis.',
  heading: 'Tahu harganya sebelum klik',
  paragraph:
    'Setiap proses lebih dulu menampilkan harga dalam kredit. Harga yang Anda lihat adalah harga yang Anda bayar, dan kredit untuk proses yang gagal dikembalikan otomatis.',
  plans: {
    heading: 'Paket',
    lead: 'Anda mendapat kredit baru setiap bulan. Semua paket berisi semua alat; bedanya seberapa banyak yang bisa dibuat.',
    free: {
      name: 'Gratis',
      audience: 'Untuk mencoba di kampanye nyata',
      points: [
        `${figure(plans.free.monthlyCredits)} kredit per bulan`,
        `Penyimpanan ${figure(plans.free.storageGigabytes)} GB`,
        'Kesepuluh pembuat teks',
        'Kode QR tanpa memakai kredit',
        'Tanpa kartu',
      ],
    },
    basic: {
      name: 'Basic',
      audience: 'Untuk satu merek yang beriklan sepanjang tahun',
      points: [
        `${figure(plans.basic.monthlyCredits)} kredit per bulan`,
        `Penyimpanan ${figure(plans.basic.storageGigabytes)} GB`,
        'Semua yang ada di Gratis',
        `${dollars(plans.basic.annualPrice)} bila dibayar tahunan, bukan ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Untuk agensi dan tim dengan beberapa merek',
      points: [
        `${figure(plans.pro.monthlyCredits)} kredit per bulan`,
        `Penyimpanan ${figure(plans.pro.storageGigabytes)} GB`,
        'Semua yang ada di Basic',
        `${dollars(plans.pro.annualPrice)} bila dibayar tahunan, bukan ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'Untuk perusahaan yang beriklan setiap hari',
      points: [
        `${figure(plans.business.monthlyCredits)} kredit per bulan`,
        `Penyimpanan ${figure(plans.business.storageGigabytes)} GB`,
        'Semua yang ada di Pro',
        `${dollars(plans.business.annualPrice)} bila dibayar tahunan, bukan ${dollars(plans.business.monthlyPrice * 12)}`,
      ],
    },
    action: 'Mulai dengan Gratis',
  },
  labels: {
    monthly: 'Bulanan',
    annual: 'Tahunan',
    perMonth: 'per bulan',
    perYear: 'per tahun',
    creditsPerMonth: 'kredit per bulan',
    free: 'Gratis',
  },
  calculator: {
    heading: 'Yang Anda dapat dari kredit',
    lead: 'Pilih jumlah kredit dan lihat sejauh mana cukupnya. Ini harga sebenarnya dari alat yang ada hari ini.',
    creditsLabel: 'Kredit',
    priceLabel: 'Harga dalam kredit:',
    tools: {
      'video-ad': { name: 'Iklan video', note: 'Satu video hingga 15 detik dalam satu format.' },
      'product-to-video': { name: 'Produk ke video', note: 'Satu klip hingga 8 detik dalam satu format.' },
      'avatar-video': { name: 'Video avatar', note: 'Satu video dengan teks hingga 250 karakter.' },
      'talking-photo': { name: 'Foto bicara', note: 'Satu video dengan teks hingga 250 karakter.' },
      'lip-sync': { name: 'Sinkron bibir', note: 'Satu video dengan teks hingga 250 karakter.' },
      'video-translation': { name: 'Terjemahan video', note: 'Video 15 detik dalam satu bahasa. Transkripnya gratis.' },
      'image-ad': { name: 'Iklan gambar', note: '12 varian iklan. Mengekspornya dalam ukuran lain gratis.' },
      'image-ad-clone': {
        name: 'Kloning iklan',
        note: 'Satu versi dari iklan referensi. Analisis tata letaknya gratis.',
      },
      'product-image': { name: 'Gambar produk', note: 'Satu latar belakang dalam semua ukuran yang Anda pilih.' },
      'background-removal': {
        name: 'Penghapus latar belakang',
        note: 'Satu gambar. Merapikan dan mengekspor lagi gratis.',
      },
      'image-resizer': {
        name: 'Ubah ukuran gambar',
        note: 'Satu gambar dalam semua ukuran yang Anda pilih. Tiap ukuran yang dibuat di luar tepi ditambah 1 kredit.',
      },
      'gif-banner': { name: 'Banner GIF', note: 'Satu desain animasi dalam hingga 8 ukuran.' },
      banner: { name: 'Banner', note: 'Satu desain dalam semua ukuran yang Anda pilih.' },
      poster: { name: 'Poster', note: 'Satu desain siap cetak dalam semua ukuran yang Anda pilih.' },
      'display-ad': { name: 'Iklan display', note: 'Satu iklan HTML5 dalam semua ukuran yang Anda pilih.' },
      'ad-copy': { name: 'Teks iklan', note: 'Hingga sepuluh varian teks, hook, judul, naskah, atau jenis lain.' },
      'ppc-preview': { name: 'Pratinjau iklan pencarian', note: 'Pratinjau langsung dan ekspor untuk Google Ads.' },
      'id-photo': { name: 'Pasfoto', note: 'Satu foto dengan lembar cetak. Menyesuaikannya gratis.' },
      'qr-code': { name: 'Kode QR', note: 'Dengan warna dan logo Anda, diuji pindai sebelum Anda terima.' },
    },
  },
  difference: {
    heading: 'Cara kerja tagihan',
    points: [
      {
        title: 'Kredit untuk proses yang gagal dikembalikan otomatis',
        text: 'Kredit disisihkan saat mulai dan baru dipotong jika berhasil. Jika gagal atau dibatalkan, semuanya langsung kembali.',
      },
      {
        title: 'Harga yang Anda lihat adalah harga yang Anda bayar',
        text: 'Harga di tombol persis sama dengan yang dipotong dari akun Anda.',
      },
      {
        title: 'Pratinjau gratis',
        text: 'Menjelajah, pratinjau, membuka hasil lama, menyalin, dan mengunduh lagi tak pernah memakai kredit.',
      },
      {
        title: 'Tidak ada perpanjangan mendadak',
        text: 'Kami mengirim email sebelum setiap perpanjangan, Anda membatalkan dengan satu klik, dan setiap pembayaran ada fakturnya. Paket Gratis tidak menyimpan kartu.',
      },
    ],
  },
  questions: {
    heading: 'Pertanyaan tentang harga',
    questions: [
      {
        question: 'Bagaimana cara membayar paket?',
        answer:
          'Pilih paket di atas dan bayar dengan kartu, per bulan atau per tahun. Jika dibayar per tahun, kredit tetap datang setiap bulan. Jika pembayaran di sini dalam mode uji, halaman pembayaran menyatakannya dan tidak ada biaya yang ditagih.',
      },
      {
        question: 'Bagaimana cara membatalkan?',
        answer:
          'Kapan saja dengan satu klik di “Kredit dan tagihan”. Paket berjalan sampai akhir periode yang dibayar dan kredit tetap milik Anda.',
      },
      {
        question: 'Apakah kredit bisa kedaluwarsa?',
        answer:
          'Tidak. Kredit yang belum dipakai tetap di akun Anda, juga setelah membatalkan. Paket Gratis menambah kreditnya di setiap bulan Anda memakainya.',
      },
      {
        question: 'Bagaimana dengan kredit bila pembayaran dikembalikan?',
        answer:
          'Dana kembali ke kartu Anda dan kredit dari pembayaran itu dikurangi dari saldo. Kredit yang sudah dipakai tidak ditagih: saldo tidak pernah di bawah nol.',
      },
      {
        question: 'Di mana faktur saya?',
        answer:
          'Di “Kredit dan tagihan”. Setiap pembayaran punya faktur yang bisa diunduh sebagai PDF, dan kami mengirim tanda terima lewat email.',
      },
      {
        question: 'Apa itu kredit?',
        answer:
          'Satuan harga proses. Setiap proses menampilkan harganya dalam kredit bulat sebelum dimulai. Kalkulator di atas memuat semua alat.',
      },
      {
        question: 'Apa yang terjadi jika proses gagal?',
        answer: 'Anda tidak membayar. Kredit dikembalikan otomatis begitu proses gagal.',
      },
      {
        question: 'Bagaimana bila saya tidak suka hasilnya?',
        answer:
          'Proses yang berhasil ditagih. Karena itu harganya murah, membawa beberapa varian sekaligus, dan menampilkan harga lebih dulu.',
      },
      {
        question: 'Bagaimana bila kredit habis?',
        answer: `Tombolnya memberi tahu dan tidak ada yang dimulai. Di paket mana pun Anda bisa membeli ${figure(offers.credits_500.credits)} kredit lagi seharga ${dollars(offers.credits_500.cents / 100)}. Hasil lama tetap terbuka, dan alat tanpa harga seperti kode QR tetap berfungsi.`,
      },
      {
        question: 'Lebih murahkah memasang sendiri?',
        answer: `Bisa jadi. ${brand.name} bersumber terbuka dengan AGPL: di server sendiri Anda yang menentukan isi paket, dan membayar servernya.`,
      },
    ],
  },
  callToAction: {
    heading: 'Lihat apa yang diberikan kredit gratis',
    lead: `${figure(plans.free.monthlyCredits)} kredit setiap bulan, tanpa kartu, tanpa batas waktu.`,
    label: 'Buat akun gratis',
  },
} satisfies WordsOf<typeof english>;
