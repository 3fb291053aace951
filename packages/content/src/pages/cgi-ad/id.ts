import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan CGI',
  title: `Iklan CGI: dari ide ke daftar adegan | ${brand.name}`,
  description:
    'Adegan mustahil dengan produk nyata menghentikan jempol. Untuk apa alat CGI ini dan cara menulis ide serta naskahnya hari ini.',
  heading: 'Adegan mustahil dengan produk nyata',
  paragraph:
    'Iklan CGI menaruh produk di tempat yang tak mungkin: lipstik di atas kereta, sepatu sebesar rumah. Alat ini dimaksudkan membuat adegan seperti itu; belum bisa. Hari ini Anda bisa mengerjakan yang lebih dulu: pembuka yang harus ditepati adegan itu, dan naskah tentang apa yang terjadi.',
} satisfies PageWords;
