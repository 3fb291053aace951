import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/tr.ts';
import type english from './en.ts';

export default {
  section: { name: 'Dudak uyumu', lead: 'Bir videoya yeni sözler verin, dudaklar uysun.' },
  form,
  action: 'Video oluştur',
  working: 'Videonuz oluşturuluyor',
  stages: {
    look: 'Video denetleniyor',
    speak: 'Seslendirme kaydediliyor',
    track: 'Yüz izleniyor',
    animate: 'Dudaklar uyduruluyor',
    render: 'Video işleniyor',
    pack: 'Son dokunuşlar',
  },
  ready: 'Videonuz hazır.',
  need: {
    video: 'Önce bir video ekleyin.',
    face: 'Kimin konuştuğunu seçin.',
    script: 'Kişinin ne dediğini yazın.',
    voice: 'Bir ses seçin.',
    audio: 'Bir kayıt yükleyin.',
    consent: 'Bu videoyu kullanabileceğinizi onaylayın.',
  },
  videoHint: 'Kameraya bakan bir yetişkin, tek çekimde.',
  uploadDetails: 'MP4, MOV veya WebM, en fazla {seconds, plural, one {# saniye} other {# saniye}}.',
  tooLong: 'Bu video {seconds, plural, one {# saniyeden} other {# saniyeden}} uzun. Kısaltıp yeniden deneyin.',
  tooShort: 'Bu video çok kısa. En az {seconds, plural, one {# saniyelik} other {# saniyelik}} bir video kullanın.',
  length: 'Süre',
  repeat: 'Ses videodan uzunsa',
  bounce: 'İleri geri oynat',
  loop: 'Baştan başlat',
  keepRest: 'Ses daha kısaysa videonun geri kalanını koru',
  consent: 'Bu videoyu kullanmak ve söylenenleri değiştirmek için bu kişinin iznine sahibim.',
  looking: 'Yüz aranıyor…',
  empty: 'Kameraya bakan birinin videosunu ekleyin.',
  person: 'Kişi {number, number}',
  found: 'Yüz bulundu. Videonun sesi yeni sesle değiştirilir.',
  foundOne:
    '{number, number}. kişi konuşacak. Değiştirmek için başka bir yüz seçin. Videonun sesi yeni sesle değiştirilir.',
  voice: 'Ses önizlemesi',
  film: 'Dudak uyumlu videonuz',
  sharpness: 'Ağız netliği: özgün videonun {percent} kadarı',
  weak: 'Dudaklar sese yeterince uymuyor. Ücretsiz yeniden deneyin: daha yavaş, başka bir ses veya kayıtla.',
  again: 'Ücretsiz yeniden dene',
} satisfies MessagesOf<typeof english>;
