import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  scenes: [
    {
      setting: [
        'di depan latar polos satu warna yang tegas',
        'di atas alas sederhana dengan banyak ruang kosong',
        'di atas kertas bertekstur dengan bayangan lembut',
        'di tempat nyata sehari-hari yang rapi',
      ],
      light: [
        'cahaya besar dan lembut dari kiri atas',
        'cahaya jendela alami, lembut dari samping',
        'cahaya studio yang tegas dengan satu bayangan',
      ],
      mood: ['percaya diri dan mengundang', 'bersih dan optimistis', 'hangat dan tepercaya'],
    },
  ],
  composition: {
    image: [
      'objek sedikit di luar tengah, sepertiga kosong untuk teks',
      'dekat, sejajar mata, ruang tajam dangkal, tempat untuk judul',
      'dari atas, tata letak bebas, satu celah untuk teks',
    ],
    video: [
      'buka dengan detail dekat, mundur pelan sampai keseluruhan, akhiri dengan ruang untuk ajakan',
      'tiga adegan pendek: kebutuhan, produk dipakai, hasilnya',
      'satu rekaman tanpa putus, mendekat perlahan, akhir yang tenang',
    ],
  },
  avoid: {
    image: 'teks atau logo dalam gambar, tangan atau tepi yang rusak, berantakan, warna terlalu pekat',
    video: 'teks tertanam, kedipan, benda berubah bentuk, zoom cepat, kamera goyang',
  },
  sentence: {
    image:
      '{subject}, {setting}. Cahaya: {light}. Komposisi: {composition}. Suasana: {mood}. Fotografis, bahan dan warna asli. Hindari: {avoid}.',
    video:
      '{subject}, {setting}. Cahaya: {light}. Kamera: {composition}. Suasana: {mood}. Gerak alami, bahan dan warna asli. Hindari: {avoid}.',
  },
};
