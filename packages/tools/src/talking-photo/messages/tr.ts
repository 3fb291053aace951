import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/tr.ts';
import type english from './en.ts';

export default {
  section: { name: 'Konuşan fotoğraf', lead: 'Bir portreye mesajınızı söyletin.' },
  form,
  action: 'Video oluştur',
  working: 'Videonuz oluşturuluyor',
  stages: {
    look: 'Fotoğraf kontrol ediliyor',
    speak: 'Seslendirme kaydediliyor',
    animate: 'Yüz canlandırılıyor',
    render: 'Video işleniyor',
    pack: 'Son dokunuşlar',
  },
  ready: 'Videonuz hazır.',
  need: {
    photo: 'Önce bir fotoğraf ekleyin.',
    script: 'Fotoğrafın ne söyleyeceğini yazın.',
    voice: 'Bir ses seçin.',
    audio: 'Bir kayıt yükleyin.',
    consent: 'Bu fotoğrafı kullanabileceğinizi onaylayın.',
  },
  photo: 'Fotoğraf',
  photoHint: 'Kameraya bakan bir yetişkin, iyi ışıkta.',
  consent: 'Bu kişiden fotoğrafını kullanmak ve onu konuşturmak için izin aldım.',
  looking: 'Yüz aranıyor…',
  several: 'Birden fazla yüz bulundu. İşaretli olan konuşacak.',
  addPhoto: 'Konuştuğunu görmek için bir fotoğraf ekleyin.',
  preview: 'Konuşan fotoğrafınızın önizlemesi',
  film: 'Konuşan fotoğrafınız',
} satisfies MessagesOf<typeof english>;
