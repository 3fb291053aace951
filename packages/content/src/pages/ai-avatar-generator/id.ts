import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat avatar',
  title: `Avatar untuk video dengan pembawa acara | ${brand.name}`,
  description:
    'Pembawa acara yang mengucapkan teks Anda dalam setiap bahasa tempat Anda berjualan. Untuk apa alat ini dan cara menulis ucapannya.',
  heading: 'Pembawa acara untuk kata-kata Anda',
  paragraph: `Alat ini dimaksudkan mengubah foto, dengan izin orangnya, menjadi pembawa acara video Anda. Belum ada di ${brand.name}. Pembawa acara sebaik naskahnya: tulis naskah Anda hari ini dengan pembuat naskah dan dengarkan saat dibaca keras.`,
} satisfies PageWords;
