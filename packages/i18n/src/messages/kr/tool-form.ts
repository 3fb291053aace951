import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {무료} other {#크레딧}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: '먼저 로그인합니다. 입력한 내용은 그대로 남습니다.',
  optional: '선택 사항',
  offline: '오프라인입니다. 연결되면 다시 진행합니다.',
  tooFewCredits: '비용은 {cost}, 보유는 {credits, number}입니다.',
  starting: '시작하는 중',
  queued: '순서를 기다리는 중',
  cancel: '중지',
  cancelled: '중지했습니다. 비용은 청구되지 않았습니다.',
  failed: '잘되지 않았습니다.',
  tryAgain: '다시 시도',
  result: '결과',
  preview: '미리보기',
  previewFree: '입력하는 대로 바뀝니다. 보는 것은 무료입니다.',
  download: '{name} 내려받기',
  copied: '복사됨',
  copyFailed: '브라우저가 복사를 허용하지 않았습니다',
  decrease: '줄이기',
  increase: '늘리기',
  missing: '입력해 주세요.',
  tooLong: '최대 {max, plural, other {#자}}입니다.',
  tooShort: '최소 {min, plural, other {#자}}입니다.',
  invalid: '올바르지 않은 것 같습니다.',
} satisfies MessagesOf<typeof english>;
