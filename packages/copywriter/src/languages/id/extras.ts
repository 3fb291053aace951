import type { LanguagePack } from '../../engine/pack.ts';

export const angles: LanguagePack['angles'] = {
  aida: 'Menarik perhatian dengan manfaat, membangun minat dengan detail, dan menutup dengan ajakan (AIDA).',
  pas: 'Menyebut masalah, menunjukkan akibatnya, lalu menawarkan produk sebagai jalan keluar (PAS).',
  bab: 'Menunjukkan sebelum dan sesudah, dengan produk sebagai jembatannya (BAB).',
  fab: 'Dari fitur ke keunggulan, lalu ke apa yang didapat (FAB).',
  '4u': 'Berguna, khas, spesifik, dan tepat waktu: klaim dulu, lalu penopangnya (4U).',
  question: 'Membuka dengan pertanyaan yang dijawab ya oleh pembaca yang tepat, lalu memberi jawabannya.',
  proof: 'Membiarkan bukti bicara dulu agar janji dipercaya.',
  objection: 'Mengucapkan keraguan lebih dulu dan menjawabnya dengan fakta.',
  offer: 'Menaruh penawaran di depan dan langsung memberi alasannya.',
  'how-to': 'Mengajarkan hal berguna; produk menjadi bagian dari jawaban.',
  story: 'Mulai dari adegan yang dikenal dan membiarkan produk mengubah akhirnya.',
  contrast: 'Mempertemukan yang lama dan yang baru agar bedanya jelas.',
  audience: 'Menyapa audiens dengan namanya agar orang yang tepat berhenti.',
};

export const script: LanguagePack['script'] = {
  scenes: {
    hook: 'Pembuka',
    problem: 'Masalah',
    solution: 'Solusi',
    detail: 'Detail',
    proof: 'Bukti',
    action: 'Ajakan',
  },
  spoken: 'Ucapan',
  onScreen: 'Di layar',
  shot: 'Gambar',
  shots: {
    hook: ['Wajah dekat kamera, mata ke lensa.', 'Tangan sedang bekerja, tanpa pengantar.'],
    problem: ['Cara lama, direkam agak terlalu dekat.', 'Kejadian kecil yang gagal, dari atas.'],
    solution: ['{brand} memenuhi bingkai, cahaya menghangat.', 'Dari balik bahu: {brand} sedang dipakai.'],
    detail: ['Jarak dekat mengikuti irama suara.', 'Gerak pelan di atas detail yang disebut.'],
    proof: ['Latar polos, kata-kata besar dan diam.', 'Pemakaian nyata dalam satu rekaman.'],
    action: ['{brand} di tengah, ruang untuk tombol.', 'Kembali ke wajah di awal, kini tersenyum.'],
  },
};

export const radio: LanguagePack['radio'] = {
  voice: 'SUARA',
  sound: 'BUNYI',
  sounds: [
    'Pintu terbuka, suara jalan, lalu hening.',
    'Jam berdetak, lalu berhenti.',
    'Dapur pagi: cangkir, sendok, radio di sebelah.',
    'Langkah kaki, jeda, helaan napas.',
    'Gitar lembut, lalu di bawah suara.',
    'Ruang ramai mereda, tinggal satu suara.',
  ],
};

export const voice: LanguagePack['voice'] = {
  labels: {
    sound: 'Suara {brand}',
    always: 'Selalu',
    never: 'Jangan pernah',
    example: 'Misalnya',
    words: 'Kata-kata khas',
  },
  common: {
    always: [
      'Fakta dulu, baru kata sifat.',
      'Menulis untuk satu orang.',
      'Membaca tiap baris keras-keras.',
      'Mengakhiri dengan langkah berikutnya.',
      'Menyebut produk seperti orang menyebutnya.',
      'Membiarkan angka bicara.',
    ],
    never: [
      'Menjanjikan yang tak bisa ditepati.',
      'Memakai kata “paling” tanpa bukti.',
      'Meniru kalimat pesaing.',
      'Menulis kalimat yang harus dibaca dua kali.',
      'Mengisi ruang tanpa guna.',
      'Mengubah nama produk.',
    ],
  },
  tones: {
    friendly: {
      sound: ['Seperti tetangga yang membantu: jelas, ramah, tidak terburu menjual.'],
      always: ['Lebih sering menyebut “Anda” daripada “kami”.', 'Memakai kalimat pendek dan kata sehari-hari.'],
      never: ['Menggurui.', 'Bersembunyi di balik istilah.'],
    },
    bold: {
      sound: ['Lugas dan yakin.'],
      always: ['Mulai dari yang terkuat.', 'Mendukung setiap klaim.'],
      never: ['Melunakkan dengan “mungkin”.', 'Mengklaim yang tak bisa ditunjukkan.'],
    },
    playful: {
      sound: ['Cepat, ringan, sedikit jahil, selalu di pihak pembaca.'],
      always: ['Mengejutkan di baris pertama.', 'Menjaga lelucon tetap pendek.'],
      never: ['Menjelaskan permainan kata.', 'Bercanda soal harga atau keselamatan.'],
    },
    premium: {
      sound: ['Tenang, tepat, tidak tergesa.'],
      always: ['Menyebut detailnya.', 'Memilih kata yang tepat, bukan yang besar.'],
      never: ['Memakai tanda seru.', 'Menulis “mewah”.'],
    },
    expert: {
      sound: ['Paham dan sederhana: alasan, bukan kata sifat.'],
      always: ['Memberi alasan dalam kalimat yang sama.', 'Menunjukkan bukti.'],
      never: ['Melebih-lebihkan.', 'Mencampur pendapat dan fakta.'],
    },
    urgent: {
      sound: ['Sigap dan langsung ke intinya.'],
      always: ['Mulai dengan kata kerja.', 'Memberi satu langkah jelas.'],
      never: ['Mengarang kelangkaan.', 'Mengancam.'],
    },
    warm: {
      sound: ['Penuh perhatian dan tulus.'],
      always: ['Mulai dari orangnya, baru produknya.', 'Memperhatikan hal kecil.'],
      never: ['Memainkan rasa bersalah.', 'Terdengar seperti kartu ucapan.'],
    },
    minimal: {
      sound: ['Hemat. Satu gagasan per baris.'],
      always: ['Berhenti lebih awal.', 'Mengutamakan kata benda dan kata kerja.'],
      never: ['Memakai dua kata sifat.', 'Mengulang.'],
    },
  },
};

export const tags = [
  'Favorit',
  'Temuan',
  'SetiapHari',
  'PilihanTepat',
  'Terbaru',
  'Rekomendasi',
  'ManjakanDiri',
  'DaftarKeinginan',
  'BahagiaSederhana',
  'LayakDicoba',
  'WajibLihat',
  'Andalan',
] as const;

export const paths = ['Temukan', 'Detail', 'Penawaran', 'Selengkapnya'] as const;
