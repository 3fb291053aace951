import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: '안녕하세요.',
  code: {
    subject: '{brand} 인증 코드: {code}',
    intro: '{brand} 계정 만들기를 마치려면 이 코드를 입력하세요:',
    expiry: '코드는 한 번만, {minutes, plural, other {#분}} 동안 쓸 수 있어요.',
    warning:
      '{brand}에 가입하지 않으셨나요? 이 이메일을 무시하고 코드를 공유하지 마세요. 코드 없이는 계정이 만들어지지 않아요.',
  },
  registered: {
    subject: '{brand} 계정이 이미 있어요',
    intro: '누군가(아마 본인)가 이 이메일로 {brand} 계정을 만들려고 했어요. 계정이 이미 있어요.',
    action: '평소처럼 비밀번호나 Google로 로그인하세요.',
    warning: '본인이 아니라면 아무것도 하지 않아도 돼요. 계정은 그대로예요.',
  },
  reset: {
    subject: '{brand} 비밀번호 재설정 코드: {code}',
    intro: '{brand} 계정의 새 비밀번호를 설정하려면 이 코드를 입력하세요:',
    warning: '새 비밀번호를 요청하지 않으셨나요? 이 이메일을 무시하고 코드를 공유하지 마세요. 비밀번호는 그대로예요.',
    why: '누군가 이 이메일로 {brand} 새 비밀번호를 요청해서 보내 드리는 이메일이에요.',
  },
  noAccount: {
    subject: '이 이메일로 만든 {brand} 계정이 없어요',
    intro: '누군가(아마 본인)가 이 이메일로 {brand} 새 비밀번호를 요청했어요. 이 이메일로 만든 계정이 없어요.',
    action: '다른 이메일로 가입했을 수 있어요. 새 계정을 만들 수도 있어요.',
    warning: '본인이 아니라면 아무것도 하지 않아도 돼요.',
  },
  emailChange: {
    subject: '{brand} 코드는 {code}예요',
    intro: '이 주소를 {brand} 계정에 쓰려면 이 코드를 입력하세요:',
    warning: '요청하지 않으셨나요? 이 이메일을 무시하고 코드를 알려 주지 마세요.',
  },
  emailTaken: {
    subject: '이 주소에는 이미 {brand} 계정이 있어요',
    intro: '누군가(아마 본인)가 이 주소를 다른 {brand} 계정에 쓰려고 했어요. 이미 계정이 있는 주소예요.',
    warning: '본인이 아니라도 하실 일은 없어요. 바뀐 것은 없어요.',
  },
  security: {
    password_changed: '{brand} 비밀번호가 변경됐어요',
    email_changed: '{brand} 계정의 이메일이 변경됐어요',
    two_step_on: '{brand} 계정의 2단계 로그인이 켜졌어요',
    two_step_off: '{brand} 계정의 2단계 로그인이 꺼졌어요',
    recovery_used: '{brand} 로그인에 복구 코드가 사용됐어요',
    key_created: '{brand} 계정의 API 키가 생성됐어요',
    deletion_asked: '{brand} 계정이 {date}에 삭제돼요',
    deletion: '그때까지는 로그인해서 유지할 수 있어요. 그 뒤에는 모든 파일과 프로젝트가 영구 삭제돼요.',
    action: '본인이 하셨나요? 그렇다면 하실 일은 없어요.',
    warning: '아니라면 바로 비밀번호를 재설정하고 계정의 “로그인된 기기”를 확인하세요.',
    why: '{brand} 계정 보안에 관한 내용이라 보내 드려요.',
  },
  paymentFailed: {
    subject: '{brand} 결제에 실패했어요',
    intro: '{item} 요금 {price}을 결제하지 못했어요. 다시 시도하는 동안 요금제는 그대로 쓸 수 있어요.',
    action: '요금제를 유지하려면 계정 메뉴의 결제에서 결제 수단을 확인하세요.',
  },
  run: {
    subject: '결과가 완성됐어요: {title}',
    failedSubject: '작업에 실패했어요: {title}',
    done: '{brand}에서 “{title}” 작업이 완성됐어요.',
    failed: '“{title}” 작업을 끝내지 못했어요. 크레딧은 자동으로 환불됐어요.',
    open: '결과 열기',
    why: '작업이 끝나면 이메일을 받도록 {brand}에서 설정하셔서 보내 드려요. 계정 메뉴에서 끌 수 있어요.',
  },
  adNews: {
    subject: '‘{name}’ 새 소식',
    intro: '{brand}에서 팔로우하는 ‘{name}’에 새 소식이 있어요.',
    started: '{count, plural, other {새 광고 #개}}',
    changed: '{count, plural, other {바뀐 광고 #개}}',
    stopped: '{count, plural, other {중단된 광고 #개}}',
    open: '광고 보기',
    stop: '이 이메일 그만 받기',
    why: '{brand}에서 ‘{name}’ 항목을 팔로우하고 있어서 이 이메일을 보내 드려요.',
  },
  receipt: {
    subject: '{brand} 영수증',
    intro: '결제해 주셔서 감사해요. 영수증을 보내 드려요.',
    number: '청구서 {number}',
    where: '모든 청구서는 계정 메뉴의 ‘결제 및 청구서’에서 볼 수 있어요.',
  },
  renewal: {
    subject: '{brand} 요금제가 {date}에 갱신돼요',
    intro: '{item}: {date}에 {price}로 갱신돼요.',
    action: '요금제를 유지하려면 아무것도 하지 않아도 돼요. ‘크레딧 및 결제’에서 클릭 한 번으로 해지할 수 있어요.',
  },
  payer: '{brand}에서 구매하셔서 이 이메일을 보내 드려요.',
  footer: '누군가 {brand} 가입 양식에 이 이메일을 입력해서 보내 드려요.',
} satisfies MessagesOf<typeof english>;
