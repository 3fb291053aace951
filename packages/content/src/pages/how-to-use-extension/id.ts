import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: 'Ekstensi browser',
  title: `Ekstensi browser: simpan iklan | ${brand.name}`,
  description:
    'Simpan iklan dari Meta, TikTok, Google, LinkedIn, Reddit, YouTube, dan Instagram ke koleksi Anda, dengan media dan teks. Chrome, Edge, Firefox.',
  heading: 'Simpan iklan yang Anda temui saat menjelajah',
  paragraph:
    'Tekan Simpan pada iklan di Pustaka Iklan Meta, TikTok Creative Center, Google Ads Transparency, LinkedIn, Reddit, YouTube, atau Instagram. Iklan itu masuk ke koleksi Anda beserta media dan teksnya.',
  download: 'Unduh ekstensi',
  connect: 'Hubungkan',
  steps: {
    heading: 'Cara memasang',
    steps: [
      {
        title: 'Unduh dan ekstrak',
        text: 'Unduh ZIP dan ekstrak ke folder yang tidak akan Anda pindahkan atau hapus.',
      },
      {
        title: 'Chrome atau Edge',
        text: 'Buka chrome://extensions atau edge://extensions, aktifkan Mode developer, pilih Load unpacked, lalu pilih foldernya.',
      },
      {
        title: 'Firefox',
        text: 'Buka about:debugging, pilih Firefox ini, lalu Muat Pengaya Sementara, dan pilih manifest.json. Ekstensi dihapus saat Firefox ditutup.',
      },
      {
        title: 'Hubungkan sekali',
        text: 'Masuk di sini dan tekan Hubungkan. Ekstensi mendapat kuncinya sendiri dan tidak pernah melihat kata sandi Anda.',
      },
      {
        title: 'Simpan iklan',
        text: 'Tekan Simpan pada iklan, atau klik kanan gambar atau video di halaman mana pun. Pilih folder dan tag di jendela ekstensi.',
      },
    ],
  },
  pictures: {
    heading: 'Tampilannya',
    ad: 'Setiap iklan di halaman mendapat tombol Simpan',
    popup: 'Pilih folder dan tag untuk iklan yang disimpan berikutnya',
    board: 'Iklan tersimpan di koleksi Anda',
  },
  questions: {
    heading: 'Perlu diketahui',
    questions: [
      {
        question: 'Bagaimana jika saya offline?',
        answer:
          'Iklan Anda tersimpan di browser, bahkan setelah browser dimulai ulang, lalu diunggah saat Anda kembali online.',
      },
      {
        question: 'Apa yang bisa dilihat ekstensi?',
        answer:
          'Hanya platform iklan di atas dan halaman tempat Anda memakai menunya. Kuncinya hanya bisa menyimpan iklan. Cabut kapan saja di Pengaturan akun, bagian Kunci API.',
      },
      {
        question: 'Apakah video juga disimpan?',
        answer:
          'Ya, jika situs menyediakan file videonya. YouTube tidak menyediakannya, jadi Anda mendapat thumbnail beserta teks dan link-nya.',
      },
    ],
  },
} satisfies ExtensionWords;
