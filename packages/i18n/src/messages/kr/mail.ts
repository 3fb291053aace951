import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: '안녕하세요.',
  code: {
    subject: '{brand} 인증 코드는 {code}입니다',
    intro: '{brand} 계정 만들기를 마치려면 이 코드를 입력하세요:',
    expiry: '코드는 한 번만, {minutes, plural, other {#분}} 동안 쓸 수 있습니다.',
    warning:
      '방금 {brand}에 가입하지 않으셨다면 이 코드를 누구에게도 알려 주지 마세요. 이 메일은 무시하셔도 됩니다. 코드가 없으면 계정은 만들어지지 않습니다.',
  },
  registered: {
    subject: '이미 {brand} 계정이 있습니다',
    intro: '누군가(아마 본인이) 이 주소로 {brand} 계정을 만들려고 했습니다. 계정이 이미 있습니다.',
    action: '예전처럼 비밀번호나 Google로 로그인해 주세요.',
    warning: '본인이 아니라면 아무것도 하지 않으셔도 됩니다. 계정은 바뀌지 않았습니다.',
  },
  run: {
    subject: '결과가 완성됐어요: {title}',
    failedSubject: '작업에 실패했어요: {title}',
    done: '{brand}에서 “{title}” 작업이 완성됐어요.',
    failed: '“{title}” 작업을 끝내지 못했어요. 크레딧은 자동으로 환불됐어요.',
    open: '결과 열기',
    why: '작업이 끝나면 알려 달라고 설정하셔서 {brand}에서 보낸 메일이에요. 계정 메뉴에서 끌 수 있어요.',
  },
  footer: '가입 양식에 이 주소가 입력되어 {brand}에서 보낸 메일입니다.',
} satisfies MessagesOf<typeof english>;
