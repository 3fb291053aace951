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
  emailChange: {
    subject: '{code} adalah kode {brand} Anda',
    intro: 'Masukkan kode ini untuk memakai alamat ini pada akun {brand} Anda:',
    warning: 'Tidak memintanya? Abaikan email ini dan jangan bagikan kodenya.',
  },
  emailTaken: {
    subject: 'Alamat ini sudah punya akun {brand}',
    intro: 'Seseorang, mungkin Anda, ingin memakai alamat ini untuk akun {brand} lain. Alamat ini sudah punya akun.',
    warning: 'Jika bukan Anda, tidak perlu melakukan apa pun. Tidak ada yang berubah.',
  },
  security: {
    password_changed: 'Kata sandi {brand} Anda telah diubah',
    email_changed: 'Email akun {brand} Anda telah diubah',
    two_step_on: 'Masuk dua langkah diaktifkan untuk akun {brand} Anda',
    two_step_off: 'Masuk dua langkah dinonaktifkan untuk akun {brand} Anda',
    recovery_used: 'Sebuah kode pemulihan dipakai untuk masuk ke {brand}',
    key_created: 'Sebuah kunci API dibuat untuk akun {brand} Anda',
    deletion_asked: 'Akun {brand} Anda akan dihapus pada {date}',
    deletion: 'Sebelum itu Anda bisa masuk dan mempertahankannya. Setelahnya, semua file dan proyek hilang selamanya.',
    action: 'Apakah ini Anda? Jika ya, tidak perlu melakukan apa pun.',
    warning: 'Jika bukan, segera atur ulang kata sandi dan periksa “Tempat Anda masuk” di akun Anda.',
    why: 'Anda menerima email ini karena menyangkut keamanan akun {brand} Anda.',
  },
  paymentFailed: {
    subject: 'Pembayaran {brand} Anda gagal',
    intro: 'Kami tidak dapat menagih {price} untuk {item}. Paket Anda tetap aktif selama kami mencoba lagi.',
    action: 'Periksa metode pembayaran di bagian Penagihan pada menu akun untuk mempertahankan paket Anda.',
  },
  run: {
    subject: 'Hasil Anda siap: {title}',
    failedSubject: 'Proses Anda gagal: {title}',
    done: '“{title}” sudah siap di {brand}.',
    failed: '“{title}” tidak dapat diselesaikan. Kredit dikembalikan otomatis.',
    open: 'Buka hasil',
    why: 'Anda menerima email ini karena meminta {brand} mengabari saat sebuah proses selesai. Nonaktifkan di menu akun Anda.',
  },
  adNews: {
    subject: 'Kabar tentang {name}',
    intro: 'Ada kabar tentang {name} yang Anda ikuti di {brand}.',
    started: '{count, plural, other {# iklan baru}}',
    changed: '{count, plural, other {# iklan yang berubah}}',
    stopped: '{count, plural, other {# iklan yang berhenti}}',
    open: 'Lihat iklan',
    stop: 'Berhenti menerima email ini',
    why: 'Anda menerima email ini karena mengikuti {name} di {brand}.',
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
