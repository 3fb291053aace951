import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/id.ts';
import type english from './en.ts';

export default {
  section: { name: 'Sinkron bibir', lead: 'Beri kata baru pada video, dengan bibir yang selaras.' },
  form,
  action: 'Buat video',
  working: 'Membuat video Anda',
  stages: {
    look: 'Memeriksa video',
    speak: 'Merekam sulih suara',
    track: 'Mengikuti wajah',
    animate: 'Menyelaraskan bibir',
    render: 'Merender',
    pack: 'Menyelesaikan',
  },
  ready: 'Video Anda siap.',
  need: {
    video: 'Tambahkan video dulu.',
    face: 'Pilih siapa yang bicara.',
    script: 'Tulis apa yang dikatakan orang itu.',
    voice: 'Pilih suara.',
    audio: 'Unggah rekaman.',
    consent: 'Konfirmasi bahwa Anda boleh menggunakan video ini.',
  },
  videoHint: 'Satu orang dewasa menghadap kamera, direkam tanpa potongan.',
  uploadDetails: 'MP4, MOV, atau WebM, hingga {seconds, plural, other {# detik}}.',
  tooLong: 'Video ini lebih dari {seconds, plural, other {# detik}}. Potong lalu coba lagi.',
  tooShort: 'Video ini terlalu pendek. Gunakan video minimal {seconds, plural, other {# detik}}.',
  length: 'Durasi',
  repeat: 'Jika suara lebih panjang dari video',
  bounce: 'Putar maju mundur',
  loop: 'Mulai dari awal',
  keepRest: 'Jika suara lebih pendek, pertahankan sisa video',
  consent: 'Saya punya izin orang ini untuk menggunakan video ini dan mengubah ucapannya.',
  looking: 'Mencari wajah…',
  empty: 'Tambahkan video seseorang yang menghadap kamera.',
  person: 'Orang {number, number}',
  found: 'Wajah ditemukan. Suara baru menggantikan suara video.',
  foundOne:
    'Orang {number, number} akan berbicara. Pilih wajah lain untuk mengubahnya. Suara baru menggantikan suara video.',
  voice: 'Pratinjau suara',
  film: 'Video sinkron bibir Anda',
  sharpness: 'Ketajaman mulut {percent} dari aslinya',
  weak: 'Bibir belum cukup selaras dengan suara. Coba lagi gratis: lebih pelan, atau dengan suara atau rekaman lain.',
  again: 'Coba lagi gratis',
} satisfies MessagesOf<typeof english>;
