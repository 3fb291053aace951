import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/errors.ts';

export default {
  invalid_input: 'Parameter permintaan salah',
  invalid_json: 'Isi permintaan bukan JSON yang valid.',
  unauthorized: 'Tidak berwenang, silakan masuk lagi',
  wrong_credentials: 'Email atau kata sandi salah.',
  google_token_rejected: 'Google tidak mengonfirmasi proses masuk ini. Silakan coba lagi.',
  insufficient_credits: 'Kredit Anda tidak cukup untuk ini.',
  forbidden: 'Akses ditolak',
  not_found: 'URL permintaan tidak ada',
  run_not_cancellable: 'Pekerjaan ini sudah selesai dan tidak bisa dibatalkan.',
  idempotency_mismatch: 'Kunci permintaan ini sudah dipakai untuk permintaan lain.',
  idempotency_in_progress: 'Permintaan yang sama masih dikerjakan.',
  account_exists: 'Anda sudah punya akun dengan alamat ini. Silakan masuk.',
  too_large: 'Berkas atau permintaan terlalu besar.',
  storage_full:
    'Penyimpanan tidak cukup: {used, number} dari {limit, number} GB terpakai. Hapus yang tidak diperlukan lagi, atau tingkatkan paket Anda.',
  too_many_pixels: 'Gambar ini lebih besar dari 100 megapiksel. Gunakan yang lebih kecil.',
  wrong_file_kind: 'Jenis berkas ini tidak diterima di sini.',
  wrong_content_type: 'Kirim permintaan sebagai JSON, dengan tipe konten application/json.',
  code_invalid: 'Kodenya tidak cocok. Periksa lalu coba lagi.',
  code_expired: 'Kode sudah kedaluwarsa. Minta kode baru.',
  code_exhausted: 'Kode terlalu sering salah dimasukkan. Minta kode baru.',
  password_common: 'Kata sandi ini terlalu umum. Pilih yang lain.',
  google_not_configured: 'Masuk dengan Google belum diatur di instalasi ini.',
  brief_too_thin: 'Ceritakan sedikit lebih banyak tentang produknya, supaya ada bahan untuk ditulis.',
  qr_content_too_long: 'Ini terlalu panjang untuk kode QR.',
  provider_missing: 'Belum ada penyedia untuk ini di instalasi ini.',
  provider_refused: 'Penyedia menolak permintaan ini. Ubah teks atau gambarnya, lalu coba lagi.',
  page_nothing_found:
    'Kami tidak menemukan produk di halaman ini. Pastikan tautannya menuju satu produk, atau isi detailnya sendiri.',
  page_login_wall:
    'Halaman ini meminta masuk, jadi kami tidak dapat membacanya. Tempel tautan yang terbuka untuk semua orang, atau isi detailnya sendiri.',
  page_script_only:
    'Halaman ini baru muncul setelah skripnya berjalan, jadi tidak ada yang bisa kami baca. Silakan isi detailnya sendiri.',
  page_robots: 'Situs ini meminta agar tidak dibaca oleh program, dan kami mematuhinya. Silakan isi detailnya sendiri.',
  page_blocked: 'Situs ini tidak mengizinkan kami masuk. Silakan isi detailnya sendiri.',
  page_address_refused:
    'Kami tidak dapat membuka alamat ini. Tempel tautan publik yang lengkap, misalnya https://shop.example.com/produk.',
  page_too_large: 'Halaman ini terlalu besar untuk kami baca. Silakan isi detailnya sendiri.',
  page_timeout: 'Halaman ini terlalu lama menjawab. Coba lagi sebentar lagi, atau isi detailnya sendiri.',
  page_not_html:
    'Tautan ini menuju file, bukan halaman web. Tempel tautan halaman produknya, atau isi detailnya sendiri.',
  page_missing: 'Tidak ada lagi halaman di alamat ini. Periksa tautannya, atau isi detailnya sendiri.',
  page_unreachable:
    'Kami tidak dapat membuka halaman ini. Periksa tautannya dan coba lagi, atau isi detailnya sendiri.',
  picture_unreachable: 'Kami tidak dapat mengambil gambar ini. Simpan lalu unggah sendiri.',
  picture_unsafe: 'Gambar ini tidak dapat digunakan: tampaknya vulgar.',
  layout_not_found:
    'Kami tidak menemukan teks maupun produk di gambar ini. Gunakan iklan jadi yang menampilkan keduanya.',
  face_not_found:
    'Kami tidak menemukan wajah di foto ini. Pakai foto yang menampilkan seluruh wajah dari depan dengan cahaya yang baik.',
  faces_several: 'Ada lebih dari satu wajah di foto ini. Pakai foto dengan satu orang saja.',
  eyes_closed: 'Mata tertutup di foto ini. Ambil lagi dengan kedua mata terbuka.',
  face_tilted: 'Kepala terlalu miring di foto ini. Ambil lagi dengan kepala tegak.',
  face_turned: 'Wajah menoleh di foto ini. Ambil lagi sambil menatap lurus ke kamera.',
  face_too_small: 'Wajah terlalu kecil di foto ini. Mendekatlah atau pakai foto dengan lebih banyak piksel.',
  photo_too_tight:
    'Foto terpotong terlalu dekat dengan kepala untuk dokumen ini. Ambil dari lebih jauh, dengan bahu dan sedikit ruang di atas kepala.',
  subject_not_found:
    'Tidak ada yang cukup menonjol di gambar ini untuk dipotong. Coba gambar dengan latar yang lebih polos.',
  plan_limit_reached: 'Jatah paket Anda untuk jenis ini sudah habis bulan ini.',
  document_conflict: 'Ada versi yang lebih baru. Muat ulang untuk melihatnya.',
  document_version: 'Ini disimpan dengan versi aplikasi yang lebih baru. Muat ulang halaman.',
  project_busy: 'Ini masih dikerjakan. Tunggu sampai selesai atau batalkan dulu.',
  project_not_finished: 'Hanya hasil yang sudah selesai yang dapat dibagikan.',
  campaigns_full: 'Anda sudah punya {limit, number} kampanye. Hapus satu untuk memberi ruang.',
  tool_unavailable: 'Jenis karya ini belum dapat dibuat di sini.',
  upload_damaged: 'Berkas tiba dalam keadaan rusak. Silakan unggah lagi.',
  upload_mismatch: 'Unggahan ini dimulai dengan berkas lain. Silakan mulai lagi.',
  media_unreadable:
    'File ini tidak dapat dibaca. Mungkin rusak atau dalam format yang tidak kami kenal. Simpan sebagai MP4, WebM, MP3, atau WAV lalu coba lagi.',
  media_incomplete: 'Bagian akhir file ini hilang. Ekspor atau rekam lagi.',
  media_too_long: 'Durasinya lebih dari {hours} jam. Gunakan yang lebih pendek.',
  video_too_large: 'Video ini lebih besar dari 8K. Gunakan yang lebih kecil.',
  no_speech: 'Tidak terdengar ucapan dalam rekaman ini.',
  transcription_language:
    'Di sini hanya rekaman bahasa Inggris yang dapat ditranskripsikan. Bahasa lain memerlukan penyedia pengenalan suara.',
  rate_limited: 'Terlalu banyak permintaan. Tunggu sebentar lalu coba lagi.',
  free_work_busy: 'Ekspor gratis Anda yang lain masih berjalan. Coba lagi setelah salah satunya selesai.',
  free_hour_used: 'Ekspor gratis untuk jam ini sudah habis. Coba lagi nanti, atau tingkatkan paket Anda.',
  free_day_used: 'Ekspor gratis untuk hari ini sudah habis. Coba lagi besok, atau tingkatkan paket Anda.',
  provider_budget_spent: 'Anggaran instalasi ini untuk hal tersebut sedang habis. Silakan coba lagi nanti.',
  internal: 'Kesalahan server internal',
  tool_failed: 'Ini tidak berhasil. Kredit Anda sudah dikembalikan.',
  bad_gateway: 'Kesalahan gateway',
  provider_failed: 'Penyedia tidak menjawab dengan benar. Silakan coba lagi sebentar lagi.',
  unavailable: 'Layanan tidak tersedia',
  mail_unavailable: 'Email belum bisa dikirim saat ini. Tidak ada yang hilang: coba lagi sebentar lagi.',
  payments_not_configured: 'Pembayaran belum diatur pada instalasi ini.',
  timeout: 'Waktu gateway habis',
} satisfies MessagesOf<typeof english>;
