import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: 'Langsung ke isi',
  home: '{product}, beranda',
  navigation: 'Utama',
  menu: {
    open: 'Buka menu',
    close: 'Tutup menu',
  },
  tools: 'Alat',
  pageInEnglish: 'Halaman ini untuk sementara berbahasa Inggris.',
  signIn: 'Masuk',
  dashboard: 'Dasbor',
  language: {
    choose: 'Bahasa: {name}',
    title: 'Bahasa',
  },
  theme: {
    toDark: 'Pakai tema gelap',
    toLight: 'Pakai tema terang',
  },
  opening: {
    title: 'Membuka {product}',
    label: 'Kemajuan pemuatan',
    initializing: 'Memulai…',
    components: 'Memuat komponen…',
    content: 'Menyiapkan konten…',
    almost: 'Hampir siap…',
    ready: 'Siap!',
  },
  notices: {
    label: 'Notifikasi',
    close: 'Tutup',
    error: 'Kesalahan',
    partFailed: 'Bagian halaman ini tidak bisa dimuat. Silakan muat ulang halaman.',
    reload: 'Muat ulang',
  },
  footer: {
    title: 'Semua halaman',
    promise: 'Teks dan gambar iklan dari detail produk Anda, siap untuk setiap platform.',
    licence: 'Perangkat lunak bebas di bawah AGPL, versi 3 atau lebih baru.',
  },
} satisfies MessagesOf<typeof english>;
