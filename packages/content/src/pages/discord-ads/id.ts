import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan Discord',
  title: `Iklan Discord: teks untuk komunitas | ${brand.name}`,
  description:
    'Discord menerbitkan sedikit aturan format, dan penggunanya tidak suka iklan yang terdengar seperti iklan. Tulis teks pendek dan jujur.',
  heading: 'Bicaralah seperti orang dalam',
  paragraph: `Orang berada di Discord untuk komunitasnya dan langsung tahu siapa yang hanya berjualan. Pilih nada ramah atau santai dan tulis singkat. ${brand.name} juga membuat iklan gambar dalam ukuran Discord. Cek panjang teks di pengelola iklan Discord.`,
} satisfies PageWords;
