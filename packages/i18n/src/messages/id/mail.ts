import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Halo,',
  code: {
    subject: '{code} adalah kode {brand} Anda',
    intro: 'Masukkan kode ini untuk menyelesaikan pembuatan akun {brand} Anda:',
    expiry: 'Kode berlaku satu kali, selama {minutes, plural, other {# menit}}.',
    warning: 'Tidak mendaftar di {brand}? Abaikan email ini dan jangan bagikan kodenya. Tanpa kode, akun tidak dibuat.',
  },
  registered: {
    subject: 'Anda sudah punya akun {brand}',
    intro: 'Seseorang, mungkin Anda, mencoba membuat akun {brand} dengan email ini. Anda sudah punya akun.',
    action: 'Masuk dengan kata sandi atau Google, seperti biasa.',
    warning: 'Jika bukan Anda, tidak perlu melakukan apa pun. Akun Anda tidak berubah.',
  },
  reset: {
    subject: '{code} adalah kode {brand} untuk kata sandi baru',
    intro: 'Masukkan kode ini untuk membuat kata sandi baru bagi akun {brand} Anda:',
    warning: 'Tidak meminta kata sandi baru? Abaikan email ini dan jangan bagikan kodenya. Kata sandi Anda tetap sama.',
    why: 'Anda menerima email ini karena seseorang meminta kata sandi baru {brand} dengan email Anda.',
  },
  noAccount: {
    subject: 'Tidak ada akun {brand} dengan email ini',
    intro: 'Seseorang, mungkin Anda, meminta kata sandi baru {brand} dengan email ini. Email ini tidak punya akun.',
    action: 'Mungkin Anda mendaftar dengan email lain. Anda juga bisa membuat akun baru.',
    warning: 'Jika bukan Anda, tidak perlu melakukan apa pun.',
  },
  run: {
    subject: 'Hasil Anda siap: {title}',
    failedSubject: 'Proses Anda gagal: {title}',
    done: '“{title}” sudah siap di {brand}.',
    failed: '“{title}” tidak dapat diselesaikan. Kredit dikembalikan otomatis.',
    open: 'Buka hasil',
    why: 'Anda menerima email ini karena meminta {brand} mengabari saat sebuah proses selesai. Nonaktifkan di menu akun Anda.',
  },
  receipt: {
    subject: 'Tanda terima {brand} Anda',
    intro: 'Terima kasih atas pembayaran Anda. Berikut tanda terimanya.',
    number: 'Faktur {number}',
    where: 'Semua faktur ada di menu akun Anda, di bagian “Pembayaran dan faktur”.',
  },
  renewal: {
    subject: 'Paket {brand} Anda diperpanjang pada {date}',
    intro: '{item} diperpanjang pada {date} seharga {price}.',
    action:
      'Untuk mempertahankan paket, Anda tidak perlu melakukan apa pun. Anda bisa membatalkannya dengan satu klik di “Kredit dan tagihan”.',
  },
  payer: 'Anda menerima email ini karena membeli sesuatu di {brand}.',
  footer: 'Anda menerima email ini karena seseorang memasukkan email Anda di formulir pendaftaran {brand}.',
} satisfies MessagesOf<typeof english>;
