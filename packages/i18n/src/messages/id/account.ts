import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: 'Pengaturan akun',
  close: 'Tutup',
  profile: {
    title: 'Profil',
    save: 'Simpan',
    saved: 'Nama disimpan',
    missing: 'Masukkan nama Anda.',
  },
  password: {
    title: 'Kata sandi',
    current: 'Kata sandi saat ini',
    missing: 'Masukkan kata sandi Anda saat ini.',
    action: 'Ubah kata sandi',
    changed: 'Kata sandi diubah. Perangkat Anda yang lain sudah keluar.',
    google:
      'Anda masuk dengan Google dan tidak punya kata sandi. Untuk membuatnya, keluar lalu pilih “Lupa kata sandi?” saat masuk.',
  },
  devices: {
    title: 'Tempat Anda masuk',
    name: '{browser} di {system}',
    unknown: 'Perangkat tidak dikenal',
    current: 'Perangkat ini',
    used: 'Terakhir aktif: {when}',
    end: 'Keluar',
    endName: 'Keluar: {device}',
    endOthers: 'Keluar dari semua perangkat lain',
    ended: 'Sudah keluar dari semua perangkat lain',
    failed: 'Perangkat Anda tidak dapat dimuat.',
    retry: 'Coba lagi',
  },
} satisfies MessagesOf<typeof english>;
