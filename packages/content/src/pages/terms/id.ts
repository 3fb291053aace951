import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Ketentuan',
  title: `Ketentuan penggunaan | ${brand.name}`,
  description: `Aturan menggunakan ${brand.name}: akun Anda, karya Anda, kredit dan pengembaliannya, hal yang dilarang, serta lisensi sumber terbuka.`,
  heading: 'Ketentuan penggunaan',
  paragraph: 'Apa yang bisa Anda harapkan, apa yang diharapkan dari Anda, dan siapa pemilik karya Anda.',
  sections: {
    who: {
      heading: 'Pihak dalam ketentuan ini',
      parts: [
        `${brand.name} adalah perangkat lunak sumber terbuka yang dapat dijalankan siapa saja. Situs web ini dijalankan oleh seseorang atau suatu organisasi, yaitu operator. Ketentuan ini merupakan perjanjian antara Anda dan operator. Pengembang perangkat lunak bukan pihak dalam perjanjian ini dan tidak dapat melihat akun atau karya Anda.`,
        'Jika diwajibkan oleh hukum, operator memberi tahu Anda nama dan kontaknya. Jika operator menerbitkan ketentuan sendiri, ketentuan tersebut berlaku sebagai tambahan dan didahulukan jika keduanya berbeda.',
      ],
    },
    account: {
      heading: 'Akun Anda',
      parts: [
        'Anda memerlukan akun untuk membuat dan menyimpan karya. Daftar dengan alamat email, kode yang dikirim ke alamat itu, dan kata sandi. Anda juga dapat masuk dengan Google jika operator menyediakannya.',
        {
          list: [
            'Gunakan alamat email milik Anda dan jaga kerahasiaan kata sandi Anda.',
            'Anda harus berusia minimal 16 tahun dan cukup umur untuk membuat perjanjian di tempat Anda tinggal.',
            'Anda bertanggung jawab atas apa yang terjadi di akun Anda, kecuali jika orang lain menggunakannya bukan karena kesalahan Anda dan Anda memberi tahu operator begitu mengetahuinya.',
            'Satu akun gratis per orang. Jangan membuka beberapa akun untuk mengumpulkan kredit gratis.',
          ],
        },
      ],
    },
    'your-work': {
      heading: 'Karya Anda adalah milik Anda',
      parts: [
        `Apa yang Anda masukkan dan unggah tetap milik Anda. Hasil yang dibuat darinya juga milik Anda, sejauh hukum memungkinkan kepemilikan atasnya. Anda dapat menggunakannya dalam kampanye apa pun, untuk Anda sendiri atau untuk klien, tanpa watermark dan tanpa menyebut ${brand.name}.`,
        'Anda mengizinkan operator menyimpan dan memproses apa yang Anda masukkan, apa yang Anda unggah, dan hasil Anda untuk satu tujuan: menyediakan layanan bagi Anda. Pengguna lain hanya melihat karya Anda jika Anda membagikan tautannya. Perangkat lunak tidak menggunakan karya Anda untuk melatih model.',
        'Jika operator menghubungkan penyedia AI eksternal, ketentuan penyedia itu juga dapat berlaku untuk hasil yang dibuat dengannya. Kebijakan privasi menjelaskan apa yang dikirim ke penyedia tersebut.',
        'Teks dan desain yang dihasilkan bisa mirip dengan yang dibuat alat ini untuk orang lain. Tidak ada yang dapat menjamin bahwa suatu slogan unik atau dapat didaftarkan sebagai merek. Periksa dahulu sebelum membangun merek di atasnya.',
      ],
    },
    'your-responsibility': {
      heading: 'Tanggung jawab Anda',
      parts: [
        'Anda yang menentukan apa yang diterbitkan, jadi periksa setiap hasil sebelum ditayangkan. Anda bertanggung jawab atas klaim di dalamnya, atas hak terhadap nama, gambar, logo, dan tata letak yang Anda gunakan, serta atas kepatuhan terhadap aturan platform dan hukum periklanan di setiap tempat iklan ditampilkan. Ini termasuk memberi label pada konten buatan AI jika diwajibkan.',
        'Alat pasfoto mengukur foto terhadap persyaratan yang dipublikasikan. Instansi yang menerima foto itulah yang memutuskan apakah foto diterima.',
        'Anda tidak boleh menggunakan layanan untuk:',
        {
          list: [
            'mengiklankan hal yang ilegal di tempat iklan ditampilkan, atau menipu orang, misalnya dengan harga palsu, ulasan rekaan, atau kelangkaan yang dibuat-buat;',
            'menggunakan nama, wajah, suara, atau merek orang atau perusahaan tanpa hak;',
            'membuat konten yang menghasut kebencian atau kekerasan, menseksualisasi anak di bawah umur, atau melecehkan seseorang;',
            'mengunggah gambar seksual eksplisit;',
            'membuat kode QR yang mengarah ke malware atau halaman phishing;',
            'menyerang layanan, mengakali batasnya, atau mencoba mengakses data orang lain.',
          ],
        },
      ],
    },
    credits: {
      heading: 'Kredit, harga, dan pengembalian',
      parts: [
        'Harga ditampilkan dalam kredit. Harga yang Anda lihat sebelum memulai adalah harga yang Anda bayar.',
        {
          list: [
            'Saat suatu proses dimulai, kreditnya disisihkan. Kredit hanya terpakai jika proses berhasil.',
            'Jika proses gagal atau dibatalkan, kreditnya dikembalikan sepenuhnya secara otomatis.',
            'Proses yang berhasil tetap dikenai biaya meskipun Anda tidak menggunakan hasilnya.',
            'Paket gratis menambahkan kreditnya satu kali di setiap bulan kalender saat Anda menggunakan layanan. Kredit yang tidak terpakai tetap ada di akun Anda.',
            'Kredit bukan uang. Kredit tidak dapat diuangkan, dijual, atau dipindahkan ke akun lain.',
          ],
        },
        'Jika operator menjual paket berbayar, Anda melihat harga, periode penagihan, dan tanggal perpanjangan sebelum membayar. Anda dapat membatalkan kapan saja, berlaku pada akhir periode yang sudah dibayar. Hak yang diberikan hukum kepada Anda sebagai konsumen, seperti hak pembatalan, tidak terpengaruh.',
      ],
    },
    service: {
      heading: 'Layanan dan batasannya',
      parts: [
        'Operator menjalankan layanan dengan kehati-hatian yang wajar, tetapi tidak menjanjikan bahwa layanan selalu tersedia atau bebas dari kesalahan, atau bahwa iklan menghasilkan klik atau penjualan. Batas platform, ukuran iklan, dan persyaratan foto yang ditampilkan di sini berasal dari sumber publik dan mungkin sudah tidak terbaru.',
        'Jumlah permintaan dan ukuran unggahan dibatasi agar satu pengguna tidak memperlambat layanan bagi yang lain.',
        'Karya yang Anda hapus dapat dipulihkan selama 30 hari. Setelah itu, karya tersebut hilang. Simpan sendiri salinan karya yang penting bagi Anda.',
        'Operator melakukan upaya yang wajar untuk menjaga karya yang tersimpan dan untuk memberi tahu sebelum layanan ditutup atau kehilangan fitur penting.',
      ],
    },
    liability: {
      heading: 'Tanggung jawab operator',
      parts: [
        'Operator bertanggung jawab tanpa batas atas kesengajaan dan kelalaian berat, atas kerugian terhadap jiwa, tubuh, atau kesehatan, dan di mana pun hukum tidak mengizinkan pembatasan. Dalam semua hal lain, tanggung jawab terbatas pada kerugian yang lazim dan dapat diperkirakan. Untuk layanan gratis, tanggung jawab dikecualikan sejauh diizinkan hukum.',
      ],
    },
    ending: {
      heading: 'Menutup akun Anda',
      parts: [
        'Anda dapat berhenti menggunakan layanan kapan saja dan meminta operator menghapus akun Anda. Operator dapat memblokir akun yang melanggar ketentuan ini secara serius atau berulang, dan memberi tahu alasannya kecuali dilarang hukum. Jika operator menutup layanan, Anda diberi tahu cukup awal agar dapat mengunduh karya Anda.',
      ],
    },
    'open-source': {
      heading: 'Sumber terbuka',
      parts: [
        `Perangkat lunak ini dilisensikan di bawah GNU Affero General Public License, versi 3 atau yang lebih baru. Lisensi ini memberi Anda hak untuk menjalankan, mempelajari, mengubah, dan membagikan ${brand.name}. Operator yang mengubah perangkat lunak dan mengizinkan orang lain menggunakannya melalui jaringan harus menawarkan kode sumber versi yang diubah kepada mereka. Lisensi mengatur perangkat lunak; ketentuan ini mengatur penggunaan situs web ini. Perangkat lunak itu sendiri disediakan tanpa jaminan, sebagaimana tertulis dalam lisensi.`,
      ],
    },
    changes: {
      heading: 'Perubahan ketentuan ini',
      parts: [
        'Jika ketentuan ini berubah, tanggal di bagian atas juga berubah. Operator memberi tahu Anda tentang perubahan penting setidaknya 30 hari sebelum berlaku, melalui email atau di situs web ini. Jika tidak setuju, Anda dapat menutup akun sebelum waktu itu.',
        'Jika satu ketentuan di sini tidak sah, yang lain tetap berlaku.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
