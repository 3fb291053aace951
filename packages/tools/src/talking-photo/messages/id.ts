import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/id.ts';
import type english from './en.ts';

export default {
  section: { name: 'Foto bicara', lead: 'Buat potret menyampaikan pesan Anda.' },
  form,
  action: 'Buat video',
  working: 'Membuat video Anda',
  stages: {
    look: 'Memeriksa foto',
    speak: 'Merekam sulih suara',
    animate: 'Menganimasikan wajah',
    render: 'Merender',
    pack: 'Menyelesaikan',
  },
  ready: 'Video Anda siap.',
  need: {
    photo: 'Tambahkan foto terlebih dahulu.',
    script: 'Tulis apa yang akan diucapkan foto.',
    voice: 'Pilih suara.',
    audio: 'Unggah rekaman.',
    consent: 'Konfirmasi bahwa Anda boleh memakai foto ini.',
  },
  photo: 'Foto',
  photoHint: 'Satu orang dewasa, menghadap kamera, dengan pencahayaan yang baik.',
  consent: 'Orang ini mengizinkan saya memakai fotonya dan membuatnya berbicara.',
  looking: 'Mencari wajah…',
  several: 'Ada beberapa wajah. Wajah yang ditandai akan berbicara.',
  addPhoto: 'Tambahkan foto untuk melihatnya berbicara.',
  preview: 'Pratinjau foto bicara Anda',
  film: 'Foto bicara Anda',
} satisfies MessagesOf<typeof english>;
