import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const figure = figureIn('id');

export default {
  name: 'Beranda',
  title: `${brand.name}: studio iklan terbuka untuk pemasar`,
  description:
    'Buat iklan gambar, banner, dan gambar produk, tulis teks iklan untuk setiap platform, dan kode QR yang bisa dipindai. Open source.',
  heading: 'Iklan untuk setiap platform, dari detail produk Anda.',
  paragraph:
    'Jelaskan produk sekali saja. Dapatkan iklan gambar dalam setiap ukuran, plus teks iklan, judul, dan hook sesuai batas karakter Meta, TikTok, Google, YouTube, LinkedIn, dan Amazon. Kami tidak pernah menambah klaim yang tidak Anda buat.',
  actions: {
    write: 'Tulis teks iklan',
    image: 'Buat iklan gambar',
  },
  tool: {
    heading: 'Mulai dari sebuah produk',
    lead: 'Cukup nama dan dua atau tiga manfaat. Setiap hasil menampilkan panjangnya di samping batas platform pilihan Anda.',
  },
  steps: {
    heading: 'Dari halaman kosong ke teks iklan jadi',
    steps: [
      {
        title: 'Katakan apa yang Anda jual',
        text: 'Produk, manfaat, audiens, penawaran, harga, bukti. Lewati yang tidak Anda punya.',
      },
      {
        title: 'Pilih platform dan nada',
        text: 'Di mana iklannya tayang dan bagaimana bunyinya. Batas platform itu berlaku sejak kata pertama.',
      },
      {
        title: 'Pilih yang cocok',
        text: 'Bandingkan varian, lihat berapa yang tampil sebelum “Lihat selengkapnya”, salin teksnya, dan tempel di pengelola iklan.',
      },
    ],
  },
  difference: {
    heading: 'Yang akan Anda rasakan',
    points: [
      {
        title: 'Tidak mengarang',
        text: 'Diskon, harga, bintang, dan angka hanya muncul bila ada di brief. Tidak ada yang perlu ditarik setelah kampanye berjalan.',
      },
      {
        title: 'Kredit untuk proses yang gagal dikembalikan otomatis',
        text: 'Anda melihat harga sebelum klik, dan itulah yang Anda bayar. Jika proses gagal atau dibatalkan, kredit Anda kembali.',
      },
      {
        title: 'Ditulis agar pas',
        text: 'Teks dihitung seperti platform menghitung dan ditulis agar muat, jadi tak ada judul yang tak sengaja berakhir titik-titik.',
      },
      {
        title: 'Juga di server Anda sendiri',
        text: `${brand.name} open source dengan AGPL. Semua alatnya bekerja tanpa layanan luar dan tanpa kunci API.`,
      },
    ],
  },
  facts: {
    heading: 'Batas karakter tiap platform',
    lead: 'Karakter per kolom, seperti diterbitkan platform. “Tampil” adalah yang dibaca sebelum teks terpotong.',
    columns: ['Platform', 'Kolom', 'Tampil', 'Maksimum'],
    rows: [
      ['Feed Meta', 'Teks utama', '125', '2.200'],
      ['Feed Meta', 'Judul', '27–40', '255'],
      ['TikTok dalam feed', 'Teks iklan', '100', '100'],
      ['Pencarian Google', 'Judul (3–15 buah)', '30', '30'],
      ['Pencarian Google', 'Deskripsi (2–4 buah)', '90', '90'],
      ['YouTube dalam feed', 'Judul (2 baris)', '40', '40'],
      ['LinkedIn', 'Teks pengantar', '150', '600'],
      ['LinkedIn', 'Judul', '70', '200'],
    ],
    note: 'TikTok menghitung karakter Tionghoa, Jepang, dan Korea dua kali, jadi 50 sudah mengisi kolomnya.',
  },
  catalogue: {
    heading: 'Semuanya di satu tempat',
    lead: 'Alat teks, gambar, dan iklan video sudah bisa dipakai. Halaman presenter dan riset iklan menjelaskan fungsi alatnya nanti dan apa yang bisa Anda siapkan sekarang.',
  },
  questions: {
    heading: 'Pertanyaan',
    questions: [
      {
        question: 'Apa yang bisa saya lakukan di sini hari ini?',
        answer:
          'Membuat iklan gambar, banner, banner GIF, poster, iklan display, gambar produk, dan pasfoto. Menghapus latar belakang, mengubah ukuran gambar, dan mengkloning tata letak iklan. Menulis sepuluh jenis teks iklan dan membuat kode QR. Membuat iklan video dengan sulih suara, musik, dan teks. Video presenter dan pustaka iklan belum tersedia.',
      },
      {
        question: 'Perlukah akun?',
        answer:
          'Ya, yang gratis. Cukup email dan kata sandi, tanpa kartu. Karya, hasil, dan kredit tersimpan di akun itu.',
      },
      {
        question: 'Berapa biayanya?',
        answer: `Paket gratis punya ${figure(plans.free.monthlyCredits)} kredit per bulan. Kode QR gratis di semua paket. Lihat halaman harga untuk biaya tiap proses.`,
      },
      {
        question: 'Siapa pemilik yang saya buat?',
        answer:
          'Anda. Pakai di kampanye mana pun, milik sendiri atau klien. Tanpa tanda air dan tanpa wajib mencantumkan sumber.',
      },
      {
        question: 'Bisakah dijalankan di server sendiri?',
        answer:
          'Bisa. Seluruh produk open source dengan AGPL, mulai dengan satu perintah, dan menyimpan basis data serta file di satu folder. Untuk instalasi besar, bekerja dengan PostgreSQL.',
      },
    ],
  },
  callToAction: {
    heading: 'Teks iklan berikutnya tinggal beberapa baris',
    lead: `Akun gratis, ${figure(plans.free.monthlyCredits)} kredit setiap bulan, tanpa kartu.`,
    label: 'Buat akun gratis',
  },
} satisfies WordsOf<typeof english>;
