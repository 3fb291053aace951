import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pelacak iklan',
  title: `Pelacak iklan: pantau dari waktu ke waktu | ${brand.name}`,
  description:
    'Ketahui kapan pesaing memulai, mengubah, atau menghentikan iklan. Untuk apa pelacak ini dan apa yang bisa dilakukan dengan iklan Anda hari ini.',
  heading: 'Ketahui saat iklan mulai, berubah, atau berhenti',
  paragraph: `Pelacak ini akan mengikuti pengiklan pilihan Anda dan memberi tahu apa yang baru, berubah, dan diturunkan. Alat ini belum tersedia. Untuk kampanye Anda sendiri, setiap teks di ${brand.name} tersimpan dengan brief, tanggal, dan seed-nya: Anda selalu tahu apa yang ditulis kapan, dan bisa mengulanginya.`,
} satisfies PageWords;
