import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Pembuat teks iklan',
  title: `Pembuat teks iklan sesuai batas | ${brand.name}`,
  description:
    'Teks utama, judul, dan deskripsi untuk Meta, TikTok, Google, YouTube, LinkedIn, dan Amazon, dihitung terhadap tiap batas dari fakta Anda.',
  heading: 'Teks iklan yang pas, dari fakta yang Anda beri',
  paragraph:
    'Katakan apa yang dijual dan di mana tayangnya. Anda mendapat beberapa iklan lengkap, masing-masing dari sudut berbeda, dalam batas jaringan, dengan jumlah karakternya.',
  action: 'Tulis teks iklan saya',
  tool: {
    heading: 'Tulis teks iklan',
    lead: 'Nama dan satu manfaat sudah cukup untuk mulai. Audiens, penawaran, dan bukti membedakan teks lumayan dari teks tajam.',
  },
  steps: {
    heading: 'Cara kerjanya',
    steps: [
      {
        title: 'Jelaskan seperti kepada rekan',
        text: 'Sebutkan produk dan manfaatnya bagi pembeli. Tambahkan penawaran, harga, atau bukti bila ada.',
      },
      {
        title: 'Pilih jaringan, nada, dan bahasa',
        text: 'Delapan nada, dari ringkas sampai mendesak. Jaringan menentukan kolom dan panjangnya.',
      },
      {
        title: 'Bandingkan dan salin',
        text: 'Tiap kartu menyebut sudutnya, menandai yang tampil sebelum terpotong, dan disalin sekali klik.',
      },
    ],
  },
  difference: {
    heading: 'Yang membedakannya',
    points: [
      {
        title: 'Tanpa klaim karangan',
        text: 'Angka, harga, diskon, atau tenggat dalam hasil adalah yang Anda ketik. Bila brief tanpa penawaran, iklannya pun tanpa penawaran.',
      },
      {
        title: 'Sudut yang berbeda, bukan kalimat sama lima kali',
        text: 'Varian berangkat dari alasan membeli yang berbeda: masalah, manfaat, bukti, penawaran, saat pemakaian.',
      },
      {
        title: 'Dihitung seperti jaringan menghitung',
        text: 'TikTok dan Google menghitung satu karakter Tionghoa sebagai dua. Meta memotong teks utama setelah 125 karakter. Penghitungnya tahu keduanya.',
      },
      {
        title: 'Bisa diulang',
        text: 'Tiap kali punya benih. Brief dan benih yang sama memberi teks yang sama lagi, sehingga pengujian jujur.',
      },
    ],
  },
  facts: {
    heading: 'Kolom dan batas tiap jaringan',
    lead: 'Karakter per kolom. “Tampil” adalah yang dibaca sebelum “lagi” atau terpotong.',
    columns: ['Jaringan', 'Kolom', 'Tampil', 'Maksimum'],
    rows: [
      ['Feed Meta', 'Teks utama', '125', '2.200'],
      ['Feed Meta', 'Judul', '27–40', '255'],
      ['Feed Meta', 'Deskripsi', '27–30', '255'],
      ['Meta Stories dan Reels', 'Teks utama', '72', '2.200'],
      ['TikTok dalam feed', 'Teks iklan', '100 (50 dalam Tionghoa, Jepang, Korea)', '100'],
      ['Google Display', 'Judul', '30', '30'],
      ['Google Display', 'Judul panjang', '90', '90'],
      ['Google Display', 'Deskripsi', '90', '90'],
      ['YouTube dalam feed', 'Judul, 2 baris', '40', '40'],
      ['LinkedIn', 'Teks pengantar', '150', '600'],
      ['LinkedIn', 'Judul', '70', '200'],
      ['Amazon', 'Judul', '50', '50'],
    ],
    note: 'Jaringan mengubah batasnya. Amazon berbeda menurut jenis iklan dan pasar, dan Discord tidak menerbitkannya: periksa pengelola iklan sebelum memesan.',
  },
  questions: {
    heading: 'Pertanyaan tentang pembuat teks iklan',
    questions: [
      {
        question: 'Apa yang harus saya isi di brief?',
        answer:
          'Nama produk dan dua sampai empat manfaat dengan kata pembeli. Bila ada penawaran, harga, atau bukti (hasil uji, garansi, lama usaha), tambahkan: alat memakainya tanpa melebih-lebihkan.',
      },
      {
        question: 'Apakah ia menambah statistik atau ulasan yang tidak saya sebut?',
        answer:
          'Tidak. Teks dibangun dari brief. Angka yang tidak ada di sana tidak muncul, begitu juga pelanggan atau penilaian.',
      },
      {
        question: 'Berapa biaya sekali jalan?',
        answer:
          'Harganya ada di tombol sebelum ditekan. Bila gagal, atau dibatalkan saat menunggu, kredit kembali ke saldo.',
      },
      {
        question: 'Apakah brief saya dikirim ke perusahaan lain?',
        answer:
          'Secara bawaan tidak. Penulis bawaan berjalan di server yang menampilkan halaman ini. Pengelola server bisa menghubungkan model bahasa luar; kebijakan privasinya harus menyebutkan itu.',
      },
      {
        question: 'Bolehkah dipakai secara komersial?',
        answer:
          'Boleh. Milik Anda, untuk kampanye sendiri atau klien. Anda tetap bertanggung jawab atas janji iklan, jadi bacalah sebelum tayang.',
      },
    ],
  },
  callToAction: {
    heading: 'Lima iklan lengkap sebelum kopi dingin',
    lead: 'Mulai dari produk berikutnya yang harus diiklankan.',
    label: 'Tulis teks iklan saya',
  },
} satisfies WordsOf<typeof english>;
