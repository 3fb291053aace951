import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Sayfa Bulunamadı',
    message: 'Sayfa Bulunamadı: {path}',
    description: 'Bu adreste bir şey yok. Sayfa taşınmış ya da bağlantıda yazım hatası olabilir.',
  },
  internal: {
    title: 'Sunucu Hatası',
    message: 'Sunucu Hatası',
    description: 'Sorun sizde değil, bizde. Yaptığınız hiçbir şey kaybolmadı; biraz sonra yeniden deneyin.',
  },
  status: 'Durum {code}',
  home: 'Ana sayfaya git',
  retry: 'Yeniden dene',
  elsewhere: 'Ya da buradan devam edin',
} satisfies MessagesOf<typeof english>;
