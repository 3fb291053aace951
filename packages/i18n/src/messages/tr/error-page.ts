import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Sayfa Bulunamadı',
    message: 'Sayfa Bulunamadı: {path}',
    description: 'Bu sayfayı bulamıyoruz. Taşınmış olabilir ya da bağlantıda yazım hatası vardır.',
  },
  internal: {
    title: 'Sunucu Hatası',
    message: 'Sunucu Hatası',
    description: 'Bizim tarafımızda bir sorun oluştu. Çalışmanız güvende. Birazdan yeniden deneyin.',
  },
  status: 'Durum {code}',
  home: 'Ana sayfaya git',
  retry: 'Yeniden dene',
  elsewhere: 'Ya da buradan devam edin',
} satisfies MessagesOf<typeof english>;
