import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Foto berbicara',
  title: `Foto berbicara: biarkan gambar bersuara | ${brand.name}`,
  description:
    'Satu foto yang mengucapkan pesan Anda. Untuk apa alat ini, apa yang diperhatikan pada foto, dan cara menulis kalimatnya sekarang.',
  heading: 'Satu foto, satu pesan, terucap',
  paragraph: `Alat ini dimaksudkan membuat potret mengucapkan teks Anda dengan bibir yang pas. Belum ada di ${brand.name}. Teks pendek paling cocok: tulis dua puluh sampai empat puluh kata dengan pembuat naskah dalam bahasa audiens, dan simpan foto terang yang menatap kamera.`,
} satisfies PageWords;
