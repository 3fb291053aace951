import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about. Nothing here states a fact about the product. */
export const themes: readonly Theme[] = [
  {
    match: /\bkopi\b|\bteh\b|cokelat|saus|\bkue\b|resep|makanan|\brasa\b|lezat|keju|madu/i,
    moves: {
      headline: ['Tidak akan bersisa', 'Gigitan pertama yang menentukan', 'Boleh tambah'],
      slogan: ['{brand}. Satu lagi, deh.'],
      question: ['Kapan terakhir Anda benar-benar menikmati?'],
      problem: ['Yang serba cepat biasanya terasa terburu-buru.'],
      after: ['Berbagi itu opsional.'],
    },
  },
  {
    match: /\bkulit\b|krim|serum|sampo|rambut|riasan|parfum|kosmetik/i,
    moves: {
      headline: ['Cermin Anda akan tahu', 'Rutinitas yang bertahan', 'Lebih sedikit botol, lebih berseri'],
      slogan: ['{brand}. Tampil percaya diri.'],
      question: ['Apa kata cermin pagi ini?'],
      problem: ['Raknya penuh, tetapi tidak ada yang pas.'],
      after: ['Rutinitas yang benar-benar Anda jalani.'],
    },
  },
  {
    match: /\btidur\b|kasur|bantal|selimut|insomnia/i,
    moves: {
      headline: ['Selamat tidur, kali ini sungguhan', 'Alarm boleh berbunyi', 'Malam lebih baik, hari lebih baik'],
      slogan: ['{brand}. Selamat tidur, sungguh.'],
      question: ['Bagaimana tidur Anda semalam?'],
      problem: ['Tidur lelah, bangun pun lelah.'],
      after: ['Bangun, dan memang ingin bangun.'],
    },
  },
  {
    match: /faktur|akuntan|administrasi|jam seminggu|otomatis|pajak|pekerja lepas/i,
    moves: {
      headline: [
        'Ambil kembali malam Anda',
        'Selesai lebih awal, sekali-sekali',
        'Lebih sedikit dokumen, lebih banyak hidup',
      ],
      slogan: ['{brand}. Waktu yang kembali.'],
      question: ['Ke mana perginya minggu ini?'],
      problem: ['Daftarnya tumbuh lebih cepat dari centangnya.'],
      after: ['Malam yang kembali jadi milik Anda.'],
    },
  },
  {
    match: /perjalanan|koper|ransel|mendaki|pendaki|bagasi|berkemah|pelancong|komuter/i,
    moves: {
      headline: ['Yang pertama masuk tas', 'Ikut ke mana pun Anda pergi', 'Kunci, ponsel, dan ini'],
      slogan: ['{brand}. Selalu ikut.'],
      question: ['Apa yang selalu tertinggal?'],
      problem: ['Di jalan, selalu kurang yang satu itu.'],
      after: ['Masuk tas, lalu lupakan.'],
    },
  },
  {
    match: /bersih|debu|noda|cucian|pekerjaan rumah/i,
    moves: {
      headline: ['Bersih, hari Minggu tetap milik Anda', 'Tamu boleh datang', 'Lap, duduk, selesai'],
      slogan: ['{brand}. Rumah, tetapi lebih enak.'],
      question: ['Bukankah tadi baru dibersihkan?'],
      problem: ['Pekerjaan rumah tidak punya garis akhir.'],
      after: ['Duduklah. Sudah selesai.'],
    },
  },
  {
    match: /\bgaun|jaket|celana|sepatu|kaus kaki|kemeja|\bkulit asli|\bmode\b|linen|merino|\btas\b/i,
    moves: {
      headline: ['Yang selalu Anda ambil dari lemari', 'Pujian tidak termasuk', 'Pakai, lalu lupa'],
      slogan: ['{brand}. Pas.'],
      question: ['Pakai apa kalau harus pas?'],
      problem: ['Bagus dilihat, tak enak dipakai. Anda tahu.'],
      after: ['Jarang lama di lemari.'],
    },
  },
  {
    match: /\btim\b|proyek|pelanggan|perusahaan|perangkat lunak|\bcrm\b|rapat|\btoko\b/i,
    moves: {
      headline: ['Rapat berkurang, hasil bertambah', 'Senin boleh datang', 'Semua tahu langkah berikutnya'],
      slogan: ['{brand}. Jalan terus.'],
      question: ['Berapa tab yang terbuka sekarang?'],
      problem: ['Pekerjaan tentang pekerjaan menghabiskan hari.'],
      after: ['Semua tahu langkah berikutnya.'],
    },
  },
  {
    match: /\banak|bayi|orang tua|keluarga|balita/i,
    moves: {
      headline: ['Untuk keluarga yang sesungguhnya', 'Sedikit tenang sebelum tidur', 'Tahan pagi yang heboh'],
      slogan: ['{brand}. Keluarga, lebih ringan.'],
      question: ['Siapa yang menawar sebelum sarapan?'],
      problem: ['Semua mau sesuatu, dan sekarang juga.'],
      after: ['Rumah jadi sedikit lebih tenang.'],
    },
  },
  {
    match: /anjing|kucing|hewan peliharaan|\bpet\b/i,
    moves: {
      headline: ['Untuk bos sebenarnya di rumah', 'Ekor yang bergoyang juga ulasan', 'Yang terbaik untuk raja sofa'],
      slogan: ['{brand}. Karena mereka keluarga.'],
      question: ['Siapa bos sebenarnya di rumah?'],
      problem: ['Mereka tak bisa bilang butuh apa. Anda tahu.'],
      after: ['Anda akan melihatnya di matanya.'],
    },
  },
  {
    match: /olahraga|\blari\b|pelari|fitness|yoga|latihan|sepeda/i,
    moves: {
      headline: ['Untuk hari saat Anda tetap berangkat', 'Alasan sedang libur', 'Satu putaran lagi'],
      slogan: ['{brand}. Satu putaran lagi.'],
      question: ['Apa yang membuat Anda keluar rumah?'],
      problem: ['Yang tersulit adalah melangkah keluar pintu.'],
      after: ['Anda akan mau lagi.'],
    },
  },
  {
    match: /headphone|earphone|speaker|musik|podcast|suara/i,
    moves: {
      headline: ['Dengarkan lagunya sampai habis', 'Kecilkan volume dunia', 'Satu lagu lagi'],
      slogan: ['{brand}. Tekan play.'],
      question: ['Kapan terakhir Anda mendengar satu lagu utuh?'],
      problem: ['Dunia bising. Playlist Anda harus berteriak.'],
      after: ['Satu lagu jadi lima.'],
    },
  },
  {
    match: /lampu|cahaya|lilin|penerangan/i,
    moves: {
      headline: ['Malam jadi lebih indah begini', 'Lampu plafon boleh istirahat', 'Ruangan Anda dalam cahaya lain'],
      slogan: ['{brand}. Dalam cahaya terbaik.'],
      question: ['Seperti apa ruangan Anda saat malam?'],
      problem: ['Tidak ada yang santai di bawah lampu plafon.'],
      after: ['Suasana malam jadi berbeda.'],
    },
  },
  {
    match: /konser|festival|tiket|konferensi|pameran|lokakarya|panggung/i,
    moves: {
      headline: ['Hadir di sana, bukan di kolom komentar', 'Senin bakal iri', 'Kalender Anda masih muat'],
      slogan: ['{brand}. Harus ada di sana.'],
      question: ['Sudah ada rencana?'],
      problem: ['Malam terbaik tidak pernah terjadi di sofa.'],
      after: ['Senin pun Anda masih membicarakannya.'],
    },
  },
  {
    match: /baterai|pengisi daya|power bank|\busb\b|ponsel|nirkabel|\besim\b|internet|kamera/i,
    moves: {
      headline: ['Teknologi yang tidak mengganggu', 'Dua persen? Tenang saja.', 'Siap saat dibutuhkan'],
      slogan: ['{brand}. Siap saat dibutuhkan.'],
      question: ['Tinggal dua persen. Sekarang bagaimana?'],
      problem: ['Selalu habis di saat yang salah.'],
      after: ['Satu kekhawatiran berkurang di saku.'],
    },
  },
];
