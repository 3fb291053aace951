import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: 'Ikuti merek dan pencarian',
    text: 'Masuk untuk melihat iklan yang baru, berubah, dan berhenti, serta menerima kabarnya lewat email.',
    action: 'Masuk',
  },
  example: {
    title: 'Contoh: mengikuti {name}',
    text: 'Dari pustaka iklan, selama 12 bulan terakhir.',
  },
  form: {
    kind: 'Yang ingin diikuti',
    brand: 'Merek',
    domain: 'Situs web',
    keyword: 'Kata kunci',
    placeholder: { brand: 'Nama merek', keyword: 'sepatu lari' },
    wrong: {
      brand: 'Masukkan nama merek.',
      domain: 'Masukkan situs web, misalnya example.com.',
      keyword: 'Masukkan setidaknya satu kata.',
    },
    follow: 'Ikuti',
  },
  following: 'Diikuti',
  empty: {
    title: 'Anda belum mengikuti apa pun',
    text: 'Masukkan merek, situs web, atau kata kunci di atas, atau ikuti pencarian di pustaka iklan.',
  },
  period: 'Periode',
  lastDays: '{count, plural, other {# hari terakhir}}',
  openSearch: 'Buka di pustaka iklan',
  unfollow: 'Berhenti mengikuti',
  emails: 'Kirim email saat ada perubahan',
  emailsHint: 'Paling banyak sekali sehari. Setiap email berisi link untuk berhenti menerimanya.',
  failed: 'Kami tidak dapat memuat ini.',
  retry: 'Coba lagi',
  none: {
    title: 'Tidak ada iklan yang ditemukan',
    text: 'Pustaka iklan belum punya iklan tentang ini. Kami akan terus memeriksa.',
  },
  newestOnly: 'Berdasarkan iklan terbaru yang ditemukan.',
  nothing: 'Tidak ada apa pun pada periode ini.',
  news: 'Yang baru',
  tab: '{name} ({count, number})',
  stats: { running: 'Sedang tayang', started: 'Baru', changed: 'Berubah', stopped: 'Berhenti' },
  charts: {
    activity: 'Iklan aktif per bulan',
    started: 'Baru di bulan itu',
    activityOf: '{month}: {running, number} aktif, {started, number} baru',
    formats: 'Format',
    durations: 'Lama tayang',
    days: '{from, number}–{to, number} hari',
    daysFrom: '{from, number} hari atau lebih',
  },
  emailsOff: 'Email tentang {name} dimatikan.',
  linkGone: 'Link ini tidak berfungsi lagi.',
} satisfies MessagesOf<typeof english>;
