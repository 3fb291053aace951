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
    'Gratis, Basic, Pro, dan Business: berapa harganya, berapa kredit per bulan, dan apa hasilnya. Pekerjaan yang gagal atau dibatalkan tidak dikenai biaya.',
  heading: 'Harga yang terlihat sebelum Anda menekan tombol',
  paragraph:
    'Setiap pekerjaan lebih dulu menampilkan harga dalam kredit. Itulah tagihannya, bukan perkiraan, dan yang gagal tidak dikenai biaya.',
  plans: {
    heading: 'Paket',
    lead: 'Kredit diberikan setiap bulan. Seluruh produk terbuka di semua paket; bedanya hanya seberapa banyak yang bisa dibuat.',
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
    heading: 'Apa hasil kredit Anda',
    lead: 'Pilih jumlah kredit dan lihat cukup untuk apa. Ini harga sebenarnya dari alat yang berfungsi hari ini.',
    creditsLabel: 'Kredit',
    freeLabel: 'Tanpa kredit, sebanyak yang Anda mau',
    timesLabel: 'kali',
    adText: {
      name: 'Satu kali teks iklan',
      note: 'Hingga sepuluh varian teks, pembuka, judul, naskah, atau jenis lain.',
    },
    qrCode: {
      name: 'Satu kode QR',
      note: 'Dengan warna dan logo Anda, diperiksa dengan dibaca ulang.',
    },
  },
  difference: {
    heading: 'Cara kerja tagihan',
    points: [
      {
        title: 'Yang gagal tidak dikenai biaya',
        text: 'Kredit disisihkan saat mulai dan baru diambil bila berhasil. Bila gagal atau dibatalkan, langsung kembali seluruhnya.',
      },
      {
        title: 'Harga tertera adalah tagihan',
        text: 'Harga di tombol dan di akun Anda berasal dari baris kode yang sama. Tidak mungkin berbeda.',
      },
      {
        title: 'Melihat itu gratis',
        text: 'Menjelajah, pratinjau, membuka hasil lama, menyalin, dan mengunduh lagi tak pernah memakai kredit.',
      },
      {
        title: 'Tidak ada yang diperpanjang diam-diam',
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
          'Satuan harga pekerjaan. Tiap alat punya harga tetap dalam kredit bulat, terlihat sebelum mulai. Kalkulator di atas memuatnya.',
      },
      {
        question: 'Apa yang terjadi bila pekerjaan gagal?',
        answer:
          'Anda tidak membayar. Kredit yang disisihkan kembali ke saldo pada saat pekerjaan ditandai gagal, tanpa perlu diminta.',
      },
      {
        question: 'Bagaimana bila saya tidak suka hasilnya?',
        answer:
          'Pekerjaan yang berhasil sudah menjalankan tugasnya dan ditagih. Karena itu murah, membawa beberapa varian sekaligus, dan menampilkan harga lebih dulu.',
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
    lead: `${figure(plans.free.monthlyCredits)} kredit setiap bulan, tanpa kartu, tanpa masa coba yang berakhir.`,
    label: 'Buat akun gratis',
  },
} satisfies WordsOf<typeof english>;
