import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: 'Hesap ayarları',
  close: 'Kapat',
  profile: {
    title: 'Profil',
    save: 'Kaydet',
    saved: 'Ad kaydedildi',
    missing: 'Adınızı girin.',
  },
  password: {
    title: 'Parola',
    current: 'Şu anki parola',
    missing: 'Şu anki parolanızı girin.',
    action: 'Parolayı değiştir',
    changed: 'Parola değiştirildi. Diğer cihazlarınızda oturum kapatıldı.',
    google:
      'Google ile giriş yapıyorsunuz ve parolanız yok. Parola belirlemek için çıkış yapın ve girişte “Parolanızı mı unuttunuz?” seçeneğini kullanın.',
  },
  devices: {
    title: 'Oturumunuzun açık olduğu yerler',
    name: '{browser}, {system}',
    unknown: 'Bilinmeyen cihaz',
    current: 'Bu cihaz',
    used: 'Son etkinlik: {when}',
    end: 'Çıkış yap',
    endName: 'Çıkış yap: {device}',
    endOthers: 'Diğer tüm cihazlardan çıkış yap',
    ended: 'Diğer tüm cihazlarda oturum kapatıldı',
    failed: 'Cihazlarınız yüklenemedi.',
    retry: 'Yeniden dene',
  },
} satisfies MessagesOf<typeof english>;
