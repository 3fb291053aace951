import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Pembuat teks iklan',
  title: `Pembuat teks iklan sesuai batas | ${brand.name}`,
  description:
    'Teks utama, judul, dan deskripsi untuk Meta, TikTok, Google, YouTube, LinkedIn, dan Amazon, dihitung terhadap tiap batas dari fakta Anda.',
  heading: 'Teks iklan yang pas, dari fakta Anda sendiri',
  paragraph:
    'Beri tahu kami apa yang Anda jual dan di mana iklannya tayang. Anda mendapat beberapa iklan lengkap, masing-masing dengan sudutnya sendiri dan sesuai batas platform.',
  action: 'Tulis teks iklan saya',
  tool: {
    heading: 'Tulis teks iklan',
    lead: 'Nama dan satu manfaat sudah cukup untuk mulai. Tambahkan audiens, penawaran, atau bukti agar teks yang baik jadi luar biasa.',
  },
  steps: {
    heading: 'Cara kerjanya',
    steps: [
      {
        title: 'Jelaskan produk Anda',
        text: 'Sebutkan produk dan manfaatnya bagi pembeli. Tambahkan penawaran, harga, atau bukti bila ada.',
      },
      {
        title: 'Pilih platform, nada, dan bahasa',
        text: 'Delapan nada, dari ringkas sampai mendesak. Platform menentukan kolom dan panjangnya.',
      },
      {
        title: 'Bandingkan dan salin',
        text: 'Tiap kartu menyebut sudutnya, menandai yang tampil sebelum “Lihat selengkapnya”, dan bisa disalin sekali klik.',
      },
    ],
  },
  difference: {
    heading: 'Yang membedakannya',
    points: [
      {
        title: 'Tanpa klaim karangan',
        text: 'Angka, harga, diskon, atau tenggat dalam hasil adalah yang Anda ketik. Jika brief tanpa penawaran, iklannya pun tanpa penawaran.',
      },
      {
        title: 'Sudut yang berbeda, bukan kalimat sama lima kali',
        text: 'Varian berangkat dari alasan membeli yang berbeda: masalah, manfaat, bukti, penawaran, saat pemakaian.',
      },
      {
        title: 'Dihitung seperti platform menghitung',
        text: 'TikTok dan Google menghitung satu karakter Tionghoa sebagai dua. Meta memotong teks utama setelah 125 karakter. Penghitung kami sudah memperhitungkannya.',
      },
      {
        title: 'Bisa diulang',
        text: 'Setiap proses punya seed. Brief dan seed yang sama memberi teks yang sama lagi, sehingga Anda bisa membandingkan dengan adil.',
      },
    ],
  },
  facts: {
    heading: 'Kolom dan batas tiap platform',
    lead: 'Karakter per kolom. “Tampil” adalah yang dibaca sebelum “Lihat selengkapnya”.',
    columns: ['Platform', 'Kolom', 'Tampil', 'Maksimum'],
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
    note: 'Platform mengubah batasnya. Amazon berbeda menurut jenis iklan dan negara, dan Discord tidak menerbitkannya: periksa pengelola iklan sebelum tayang.',
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
        question: 'Berapa biaya satu proses?',
        answer:
          'Harganya ada di tombol sebelum Anda klik. Jika proses gagal, atau Anda batalkan saat menunggu, kredit dikembalikan.',
      },
      {
        question: 'Apakah brief saya dikirim ke perusahaan lain?',
        answer:
          'Secara default tidak. Penulis bawaan berjalan di server yang menampilkan halaman ini. Administrator server bisa menghubungkan model bahasa luar; kebijakan privasinya harus menyebutkan itu.',
      },
      {
        question: 'Bolehkah teksnya dipakai secara komersial?',
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
