import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: 'Penawaran terbatas: diskon {percent}',
    bannerAction: 'Lihat penawaran',
    title: 'Diskon {percent} untuk paket Basic',
    lead: '{credits, plural, other {# kredit}} setiap bulan. Pekerjaan yang gagal tidak dikenai biaya.',
    timeLeft: 'Sisa waktu: {time}',
    hours: 'jam',
    minutes: 'menit',
    seconds: 'detik',
    monthly: 'Bulanan',
    annual: 'Tahunan',
    perMonth: 'per bulan',
    perYear: 'per tahun',
    before: 'Sebelumnya: {price}',
    save: 'Hemat {amount}',
    buyMonthly: 'Ambil bulanan',
    buyAnnual: 'Ambil tahunan',
    processing: 'Memproses…',
    newTab: 'Anda membayar di halaman yang terbuka di tab baru.',
    notSetUp:
      'Pembayaran belum diatur pada instalasi ini, jadi belum ada yang dapat dibeli di sini. Pengelolanya mengaktifkannya dengan kode harga.',
  },
  payment: {
    failed: 'Pembayaran gagal diproses. Coba lagi nanti.',
    noAddress: 'Pembayaran gagal dibuat',
  },
  plans: {
    title: 'Paket',
    lead: 'Pekerjaan yang gagal tidak dikenai biaya: kreditnya kembali.',
    period: 'Periode penagihan',
    free: 'Gratis',
    credits: '{count, plural, other {# kredit}} setiap bulan',
    current: 'Paket Anda',
    choose: 'Pilih {plan}',
    notSold: 'Tidak dijual pada instalasi ini',
    billedMonthly: 'Ditagih setiap bulan',
    billedYearly: '{price}, ditagih sekali setahun',
    offer: 'Diskon {percent} untuk waktu terbatas',
  },
  check: {
    title: 'Selesaikan pembayaran di tab lain',
    lead: 'Halaman pembayaran terbuka di tab baru. Setelah selesai di sana, kembali dan periksa.',
    action: 'Saya sudah membayar',
    later: 'Nanti',
    notYet: 'Belum ada yang masuk. Ini bisa memakan waktu satu menit.',
    done: 'Terima kasih. Sekarang Anda memakai paket {plan}.',
  },
  names: {
    free: 'Gratis',
    basic: 'Basic',
    pro: 'Pro',
  },
  close: 'Tutup',
} satisfies MessagesOf<typeof english>;
