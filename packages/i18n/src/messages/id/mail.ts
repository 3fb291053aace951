import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Halo,',
  code: {
    subject: '{code} adalah kode {brand} Anda',
    intro: 'Masukkan kode ini untuk menyelesaikan pembuatan akun {brand} Anda:',
    expiry: 'Kode berlaku satu kali, selama {minutes, plural, other {# menit}}.',
    warning:
      'Jika Anda tidak baru saja mendaftar di {brand}, jangan berikan kode ini kepada siapa pun. Anda boleh mengabaikan email ini: tanpa kode, tidak ada akun yang dibuat.',
  },
  registered: {
    subject: 'Anda sudah punya akun {brand}',
    intro: 'Seseorang, kemungkinan besar Anda, mencoba membuat akun {brand} dengan alamat ini. Akunnya sudah ada.',
    action: 'Masuk dengan kata sandi atau dengan Google, seperti sebelumnya.',
    warning: 'Jika itu bukan Anda, tidak ada yang perlu dilakukan: akun Anda tidak berubah.',
  },
  run: {
    subject: 'Hasil Anda siap: {title}',
    failedSubject: 'Proses Anda gagal: {title}',
    done: '“{title}” sudah siap di {brand}.',
    failed: '“{title}” tidak dapat diselesaikan. Kredit dikembalikan otomatis.',
    open: 'Buka hasil',
    why: 'Anda menerima email ini karena meminta {brand} memberi tahu saat proses selesai. Matikan di menu akun Anda.',
  },
  footer: 'Email ini dikirim oleh {brand} karena alamat ini dimasukkan di formulir pendaftarannya.',
} satisfies MessagesOf<typeof english>;
