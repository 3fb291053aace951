import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan Discord',
  title: `Iklan Discord: teks untuk komunitas | ${brand.name}`,
  description:
    'Discord menerbitkan sedikit aturan format, dan penggunanya tidak suka iklan yang terdengar seperti iklan. Tulis teks pendek dan jujur.',
  heading: 'Bicaralah seperti orang dalam',
  paragraph: `Orang ada di Discord demi komunitasnya dan langsung tahu siapa yang cuma berjualan. Discord tidak menerbitkan daftar format lengkap, jadi ${brand.name} tidak memasang batas keras: pilih nada ramah atau jenaka, tulis pendek, dan periksa panjangnya di pengelola iklan Discord. Gambar dan video belum dibuat di sini.`,
} satisfies PageWords;
