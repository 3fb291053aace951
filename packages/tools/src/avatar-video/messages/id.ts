import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/id.ts';
import type english from './en.ts';

export default {
  section: { name: 'Video avatar', lead: 'Pembawa acara menyampaikan pesan Anda.' },
  form,
  action: 'Buat video',
  working: 'Membuat video Anda',
  stages: {
    look: 'Menyiapkan pembawa acara',
    speak: 'Merekam sulih suara',
    animate: 'Menganimasikan wajah',
    render: 'Merender',
    pack: 'Menyelesaikan',
  },
  ready: 'Video Anda siap.',
  need: {
    script: 'Tulis apa yang dikatakan pembawa acara.',
    voice: 'Pilih suara.',
    audio: 'Unggah rekaman.',
  },
  loading: 'Memuat pembawa acara…',
  background: 'Latar belakang',
  ownBackground: 'Latar foto itu sendiri',
  color: 'Warna',
  pickColor: 'Pilih warna',
  ownImage: 'Gambar Anda',
  product: 'Produk',
  showProduct: 'Tampilkan produk',
  productImage: 'Gambar produk',
  writeScript: 'Tulis naskah tentang produk ini',
  preview: 'Pratinjau video avatar Anda',
  film: 'Video avatar Anda',
} satisfies MessagesOf<typeof english>;
