import { brand } from '@adwright/contract/brand.ts';
import { localeCookie } from '@adwright/i18n/negotiate.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Privasi',
  title: `Kebijakan privasi | ${brand.name}`,
  description:
    'Data apa yang disimpan, mengapa, berapa lama, dan siapa yang dapat melihatnya. Tanpa pelacak iklan, tanpa analitik pihak ketiga, tanpa penjualan data.',
  heading: 'Kebijakan privasi',
  paragraph: 'Apa yang disimpan tentang Anda, mengapa, berapa lama, dan cara meminta penghapusannya.',
  sections: {
    who: {
      heading: 'Siapa yang bertanggung jawab',
      parts: [
        `Operator situs web ini bertanggung jawab atas data yang diproses di sini. ${brand.name} adalah perangkat lunak sumber terbuka yang dapat dijalankan siapa saja. Data setiap operator tetap berada di sistem operator tersebut; tidak ada yang dikirim kepada pengembang perangkat lunak.`,
        'Kebijakan ini menjelaskan apa yang dilakukan perangkat lunak dalam bentuk bawaannya. Jika operator menghubungkan layanan lain, seperti penyedia email atau penyedia AI, operator harus menyebutkannya dalam tambahan untuk kebijakan ini.',
      ],
    },
    what: {
      heading: 'Apa yang disimpan dan mengapa',
      parts: [
        'Untuk menyediakan akun Anda (pelaksanaan perjanjian, Pasal 6(1)(b) GDPR):',
        {
          list: [
            'alamat email, nama, bahasa, dan preferensi email Anda;',
            'kata sandi Anda, hanya sebagai hash Argon2id yang tidak dapat dikembalikan menjadi kata sandi;',
            'jika Anda masuk dengan Google: ID akun Google Anda, serta alamat email dan nama yang dikonfirmasi Google;',
            'paket Anda, serta catatan kredit yang Anda terima, gunakan, dan peroleh kembali.',
          ],
        },
        'Untuk membuat dan menyimpan karya Anda (pelaksanaan perjanjian):',
        {
          list: [
            'apa yang Anda masukkan, seperti produk, brief, dan isi kode QR, termasuk kata sandi Wi-Fi dan data kontak;',
            'gambar, video, dan file audio yang Anda unggah; data lokasi dan kamera dihapus dari gambar, sedangkan video dan file audio disimpan apa adanya;',
            'desain Anda beserta riwayat versinya, kampanye Anda, dan hasil Anda dengan waktu dan status setiap proses.',
          ],
        },
        'Untuk menjaga layanan tetap aman dan berfungsi (kepentingan yang sah, Pasal 6(1)(f) GDPR):',
        {
          list: [
            'sesi masuk, dengan browser, perangkat, dan alamat IP yang terakhir dipakai, serta token yang hanya disimpan sebagai hash;',
            'alamat IP Anda, dan alamat email Anda sebagai hash, yang dihitung sebentar untuk batas permintaan;',
            'log server berisi waktu, alamat halaman tanpa parameternya, status, alamat IP Anda, ID akun Anda, dan nomor permintaan; kata sandi, token masuk, dan kode tidak dicatat;',
            'masukan yang Anda kirim, dengan penilaian Anda, halaman tempat Anda mengirimnya, dan akun Anda jika Anda sudah masuk.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Apa yang disimpan di browser Anda',
      parts: [
        {
          list: [
            `cookie “${localeCookie.name}”, yang mengingat bahasa Anda selama 365 hari;`,
            'cookie “theme”, yang mengingat mode terang atau gelap selama 365 hari setelah Anda memilihnya;',
            'di penyimpanan lokal: token masuk Anda, apakah bilah samping diciutkan, posisi terakhir Anda di dasbor, kapan Anda menutup suatu penawaran, serta unggahan dan perubahan yang belum sampai ke server;',
            'di penyimpanan tab, sampai Anda menutupnya: apa yang Anda masukkan di suatu alat, dan pendaftaran yang sudah dimulai tanpa kata sandinya.',
          ],
        },
        'Saat Anda keluar, penyimpanan ini dikosongkan; kedua cookie tetap ada. Tidak ada cookie iklan, analitik pihak ketiga, serta font atau skrip dari perusahaan lain, dengan satu pengecualian: jika operator menyediakan masuk dengan Google, skrip Google dimuat saat Anda membuka layar masuk.',
      ],
    },
    images: {
      heading: 'Cara gambar Anda diproses',
      parts: [
        'Gambar yang Anda unggah atau impor, dan gambar yang dibuat penyedia AI, diperiksa secara otomatis di server operator untuk mendeteksi konten seksual eksplisit. Gambar yang tidak lolos ditolak dan dihapus.',
        'Untuk menyesuaikan pasfoto, server menemukan wajah dan mengukurnya: ukuran dan kemiringan kepala, posisi mata, serta apakah mata terbuka dan mulut tertutup. Hasil pengukuran disimpan bersama hasilnya agar Anda dapat menyesuaikannya, dan dihapus bersamanya. Pengukuran ini tidak digunakan untuk mengidentifikasi siapa pun, dan tidak ada templat pengenalan wajah yang dibuat.',
        'Alat lain mencari wajah dan teks dalam gambar hanya untuk memotongnya dan mengatur tata letak. Jika Anda mengambil foto dengan kamera, video langsungnya tetap di browser Anda; hanya foto yang Anda ambil yang diunggah.',
      ],
    },
    links: {
      heading: 'Tautan produk dan kode QR',
      parts: [
        'Saat Anda memasukkan tautan produk, server operator membuka halaman itu dan menyalin detail serta gambar produk darinya. Situs web lain itu melihat alamat IP server, bukan alamat IP Anda.',
        'Kode QR berisi persis apa yang Anda masukkan. Pemindaian tidak melewati situs web ini dan tidak dihitung.',
      ],
    },
    models: {
      heading: 'Penyedia AI',
      parts: [
        'Dalam bentuk bawaannya, semua alat berjalan di server milik operator, dan brief serta gambar Anda tidak keluar dari sana.',
        'Operator dapat menghubungkan penyedia eksternal: Anthropic, OpenAI, Google, ElevenLabs, fal, Replicate, atau server yang kompatibel dengan OpenAI. Alat yang menggunakan penyedia mengirimkan apa yang diperlukan tugasnya, seperti brief Anda, teks halaman produk, atau gambar. Operator harus memberi tahu Anda penyedia mana yang digunakannya; ketentuan dan kebijakan privasi penyedia itu berlaku untuk apa yang mereka terima.',
        'Untuk setiap permintaan ke penyedia, perangkat lunak mencatat akun, proses, penyedia, model, biaya, dan apakah permintaan berhasil, tetapi tidak mencatat isinya. Perangkat lunak tidak menggunakan karya Anda untuk melatih model.',
      ],
    },
    emails: {
      heading: 'Email',
      parts: [
        'Anda menerima kode saat mendaftar, pemberitahuan jika seseorang mencoba mendaftar lagi dengan alamat Anda, dan, jika Anda mengaktifkannya, pesan saat suatu proses selesai. Perangkat lunak tidak mengirim buletin. Jika operator belum menyiapkan server email, server menyimpan 200 email terbaru sebagai file alih-alih mengirimkannya.',
      ],
    },
    recipients: {
      heading: 'Siapa lagi yang dapat melihat data Anda',
      parts: [
        'Data Anda tidak dijual atau disewakan. Data hanya sampai ke pihak lain jika layanan memerlukannya: perusahaan yang meng-host server dan filenya, penyedia email yang mengantarkan pesan Anda, penyedia AI yang terhubung, dan pihak berwenang jika diwajibkan hukum. Orang yang mengelola server secara teknis dapat mengakses apa yang tersimpan di dalamnya.',
        'Jika Anda membagikan tautan ke suatu hasil, siapa pun yang memiliki tautan itu dapat melihat hasil dan judulnya, tetapi tidak siapa pembuatnya. Tautan berfungsi sampai Anda berhenti membagikannya atau menghapus karya tersebut.',
        'Jika penerima berada di luar Wilayah Ekonomi Eropa, operator harus mengamankan transfer sesuai GDPR, misalnya dengan klausul kontrak standar.',
      ],
    },
    'how-long': {
      heading: 'Berapa lama data disimpan',
      parts: [
        {
          list: [
            'akun, produk, desain, dan hasil Anda: sampai Anda menghapusnya atau akun Anda dihapus;',
            'produk dan desain yang dihapus: 30 hari, agar dapat Anda pulihkan; setelah itu filenya juga dihapus, kecuali karya Anda yang lain menggunakannya;',
            'unggahan yang tidak digunakan dan proses gratis yang bukan bagian dari karya tersimpan: 30 hari; unggahan yang belum selesai: 24 jam;',
            'riwayat versi: setiap versi dari satu jam terakhir, versi terakhir dari setiap jam selama satu hari, lalu versi terakhir dari setiap hari dan setiap versi yang diekspor, hingga 300 versi;',
            'kode pendaftaran dan pendaftaran yang tidak diselesaikan: 10 menit;',
            'sesi masuk: sampai Anda keluar, paling lama 30 hari setelah penggunaan terakhir dan 180 hari secara keseluruhan;',
            'respons tersimpan yang mencegah permintaan berulang dikenai biaya dua kali: 24 jam;',
            'hitungan untuk batas permintaan: 25 jam;',
            'masukan dan catatan permintaan ke penyedia AI: sampai operator menghapusnya; jika akun Anda dihapus, data ini tidak lagi terkait dengan Anda;',
            'log server dan cadangan: selama operator memerlukannya untuk menemukan masalah dan memulihkan data;',
            'catatan yang diwajibkan hukum pajak, jika paket dijual: selama yang ditentukan hukum tersebut.',
          ],
        },
        'Pembersihan yang berjalan setiap jam menghapus data yang masa simpannya habis.',
      ],
    },
    safety: {
      heading: 'Cara data Anda dilindungi',
      parts: [
        'Kata sandi dan token masuk hanya disimpan sebagai hash. File Anda hanya dapat dibuka melalui tautan bertanda tangan yang kedaluwarsa setelah sekitar satu jam. Halaman hanya menjalankan skrip milik situs web ini dan, jika disediakan, skrip masuk dengan Google. Permintaan atas karya orang lain mendapat jawaban yang sama dengan permintaan atas sesuatu yang tidak ada.',
      ],
    },
    rights: {
      heading: 'Hak Anda',
      parts: [
        'Anda dapat menanyakan kepada operator apa yang disimpan tentang Anda, meminta agar data itu diperbaiki, dibatasi, atau dihapus, menerimanya dalam format umum, dan menolak pemrosesan yang didasarkan pada kepentingan yang sah. Tulis kepada operator dari alamat email akun Anda. Anda juga dapat mengadu ke otoritas pelindungan data di tempat Anda tinggal.',
      ],
    },
    children: {
      heading: 'Anak-anak',
      parts: [
        'Layanan ini ditujukan bagi orang berusia 16 tahun ke atas. Jika operator mengetahui bahwa suatu akun milik orang yang lebih muda, operator menghapus akun tersebut.',
      ],
    },
    changes: {
      heading: 'Perubahan kebijakan ini',
      parts: [
        'Jika kebijakan ini berubah, tanggal di bagian atas juga berubah. Operator memberi tahu Anda tentang perubahan penting sebelum berlaku, melalui email atau di situs web ini.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
