import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat judul',
  title: `Judul iklan sesuai batas | ${brand.name}`,
  description:
    'Judul untuk Meta, Google, LinkedIn, YouTube, dan Amazon, dihitung terhadap batas tiap platform: dari 30 karakter di pencarian hingga 70 di feed.',
  heading: 'Judul yang tidak pernah terpotong',
  paragraph:
    'Tiga puluh karakter di Google, sekitar empat puluh sebelum Meta memotong, tujuh puluh di LinkedIn. Pilih platform, ceritakan penawarannya, dan dapatkan judul yang muat dan selalu mulai dari alasan berbeda.',
} satisfies PageWords;
