import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Foto bicara',
  title: `Foto bicara: buat potret berbicara | ${brand.name}`,
  description:
    'Buat potret mengucapkan teks atau rekaman Anda dengan gerak bibir yang sinkron, dalam 15 bahasa. Pratinjau gratis di browser.',
  heading: 'Buat potret menyampaikan pesan Anda',
  paragraph:
    'Unggah foto orang dewasa dengan pencahayaan yang baik, tulis hingga 800 karakter atau pakai rekaman sendiri. Anda melihat dan mendengar hasilnya sebelum memakai kredit. Video tersedia sebagai MP4 dalam 9:16, 1:1, 4:5, atau 16:9, dengan subtitle jika diinginkan.',
} satisfies PageWords;
