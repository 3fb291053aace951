import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/tr.ts';
import type english from './en.ts';

export default {
  section: { name: 'Avatar videosu', lead: 'Bir sunucu mesajınızı söyler.' },
  form,
  action: 'Video oluştur',
  working: 'Videonuz oluşturuluyor',
  stages: {
    look: 'Sunucu hazırlanıyor',
    speak: 'Seslendirme kaydediliyor',
    animate: 'Yüz canlandırılıyor',
    render: 'Video işleniyor',
    pack: 'Son dokunuşlar',
  },
  ready: 'Videonuz hazır.',
  need: {
    script: 'Sunucunun ne söyleyeceğini yazın.',
    voice: 'Bir ses seçin.',
    audio: 'Bir kayıt yükleyin.',
  },
  loading: 'Sunucu yükleniyor…',
  background: 'Arka plan',
  ownBackground: 'Fotoğrafın kendi arka planı',
  color: 'Renk',
  pickColor: 'Renk seçin',
  ownImage: 'Kendi görseliniz',
  product: 'Ürün',
  showProduct: 'Ürün göster',
  productImage: 'Ürün görseli',
  writeScript: 'Ürün için senaryo yaz',
  preview: 'Avatar videonuzun önizlemesi',
  film: 'Avatar videonuz',
} satisfies MessagesOf<typeof english>;
