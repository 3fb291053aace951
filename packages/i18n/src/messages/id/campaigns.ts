import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: 'Kampanye',
  all: 'Semua karya',
  favorites: 'Favorit',
  none: 'Tanpa kampanye',
  create: 'Kampanye baru',
  count: '{count, plural, other {# item}}',
  name: 'Nama',
  color: 'Warna',
  colors: {
    red: 'Merah',
    orange: 'Oranye',
    green: 'Hijau',
    blue: 'Biru',
    purple: 'Ungu',
    gray: 'Abu-abu',
  },
  save: 'Simpan',
  close: 'Tutup',
  edit: 'Edit',
  delete: 'Hapus',
  favor: 'Tambahkan ke favorit',
  unfavor: 'Hapus dari favorit',
  menu: 'Opsi lain untuk {name}',
  confirmDelete: 'Hapus kampanye “{name}”? Karyanya tetap ada di Karya saya.',
  empty: {
    title: 'Kampanye ini kosong',
    text: 'Pilih karya lalu pindahkan ke sini.',
  },
  bulk: {
    nothing: 'Belum ada yang bisa diunduh. Tunggu sampai selesai.',
    label: 'Pilihan',
    selected: '{count, plural, other {# dipilih}}',
    clear: 'Batalkan pilihan',
    move: 'Pindahkan ke kampanye',
    download: 'Unduh',
    moved: 'Dipindahkan ke {name}',
    deleted: '{count, plural, other {# item dihapus}}',
    undo: 'Urungkan',
  },
} satisfies MessagesOf<typeof english>;
