import { brand } from '@adwright/contract/brand.ts';
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
    'Berapa harga Gratis, Basic, dan Pro, berapa kredit per bulan, dan apa yang bisa dibuat. Kredit untuk proses yang gagal dikembalikan otomatis.',
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
        'Semua yang ada di Gratis',
        `${dollars(plans.basic.annualPrice)} bila dibayar tahunan, bukan ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Untuk agensi dan tim dengan beberapa merek',
      points: [
        `${figure(plans.pro.monthlyCredits)} kredit per bulan`,
        'Semua yang ada di Basic',
        `${dollars(plans.pro.annualPrice)} bila dibayar tahunan, bukan ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'Untuk perusahaan yang beriklan setiap hari',
      points: [
        `${figure(plans.business.monthlyCredits)} kredit per bulan`,
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
    freeLabel: 'Tanpa kredit, sebanyak yang Anda mau',
    timesLabel: 'kali',
    adText: {
      name: 'Satu proses teks iklan',
      note: 'Hingga sepuluh varian teks, hook, judul, naskah, atau jenis lain.',
    },
    qrCode: {
      name: 'Satu kode QR',
      note: 'Dengan warna dan logo Anda, diuji pindai sebelum Anda terima.',
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
        question: 'Bagaimana cara membeli paket dan membatalkannya?',
        answer:
          'Pilih paket di atas dan bayar dengan kartu. Batalkan dengan satu klik di “Kredit dan tagihan”: paket berjalan sampai akhir periode yang dibayar dan kredit tetap milik Anda. Pengembalian dana masuk ke kartu Anda dan menarik kredit yang belum dipakai.',
      },
      {
        question: 'Apa itu kredit?',
        answer:
          'Satuan harga proses. Tiap alat punya harga tetap dalam kredit bulat, terlihat sebelum mulai. Kalkulator di atas memuatnya.',
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
        answer:
          'Tombolnya memberi tahu dan tidak ada yang dimulai. Hasil lama tetap terbuka, dan alat tanpa harga seperti kode QR tetap berfungsi.',
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
