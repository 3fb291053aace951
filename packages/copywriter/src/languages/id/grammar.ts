import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, wordSet } from '../../engine/grammar.ts';

/** Verbs whose subject is the product; Indonesian verbs have one form for all. */
const verbs = wordSet(`
bekerja berfungsi bertahan bisa cocok dapat melembapkan melindungi melipat membantu membaca membersihkan memberi memblokir membuat memiliki memperbaiki mempercepat memudahkan memulihkan
menahan menampilkan menampung menangkal menawarkan mencakup mencatat mencegah mencerahkan mendeteksi mendinginkan mendukung menenangkan mengatur mengeringkan
menggabungkan menggantikan menghangatkan menghapus menghemat menghilangkan menghubungkan mengirim mengisi mengingatkan mengubah mengukur mengunci mengurangi menjadi menjaga menjawab
menunjukkan menutrisi menurunkan menyala menyaring menyatukan menyerap menyimpan menyinkronkan menyederhanakan menyejukkan merawat meredam meringankan muat tahan tersambung terhubung terlipat tetap
`);

export const language: Grammar = {
  tag: 'id',
  verbs,
  beforeVerb: /^(?:tidak|tak)$/u,
  saysWhatItIs: /^\S+ adalah |^(?:sebuah|seperangkat)\s/iu,
  beforeAudience: /^(?:untuk|bagi)\s+/iu,
};

export const rules: readonly GrammarRule[] = [
  { name: 'informal address', pattern: /(?<!\p{L})(?:kamu|kau|lo|gue)(?!\p{L})/giu },
  { name: 'a small Anda', pattern: /(?<!\p{L})anda(?!\p{L})/gu },
  { name: 'two prepositions', pattern: /(?<!\p{L})(?:untuk|bagi) (?:untuk|bagi) /giu },
];

export const stopWords = wordSet(`
ada adalah agar akan aku anda antara apa atas atau bagi bahwa baru beberapa bila bisa bukan dalam dan dapat dari dengan di dia hanya hari harus hingga ini itu jadi jika juga kami kamu karena
kita ke kepada lagi lain lebih maka masih mereka milik oleh orang pada paling para pun saat saja sama sampai sangat satu saya se sebagai seperti setengah setiap sudah supaya tak tanpa telah tentang tersebut tetapi tidak
untuk yang
`);
