import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pelacak iklan',
  title: `Pelacak iklan: pantau dari waktu ke waktu | ${brand.name}`,
  description:
    'Ketahui kapan pesaing memulai, mengubah, atau menghentikan iklan. Untuk apa pelacak ini dan apa yang bisa dilakukan dengan iklan Anda hari ini.',
  heading: 'Sadari saat iklan mulai, berubah, atau berhenti',
  paragraph: `Pelacak ini dimaksudkan mengikuti pengiklan pilihan Anda dan memberi tahu apa yang baru, berubah, dan diturunkan. Belum mengikuti siapa pun. Untuk kampanye Anda sendiri, setiap teks di ${brand.name} tersimpan dengan brief, tanggal, dan benihnya: Anda selalu tahu apa yang ditulis kapan, dan bisa mengulanginya.`,
} satisfies PageWords;
