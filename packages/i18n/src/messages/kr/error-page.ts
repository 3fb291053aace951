import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: '페이지를 찾을 수 없어요',
    message: '페이지를 찾을 수 없어요: {path}',
    description: '페이지를 찾을 수 없어요. 이동했거나 링크에 오타가 있을 수 있어요.',
  },
  internal: {
    title: '서버 내부 오류',
    message: '서버 내부 오류',
    description: '저희 쪽에서 문제가 생겼어요. 작업물은 안전해요. 잠시 후 다시 시도하세요.',
  },
  status: '상태 {code}',
  home: '홈으로 가기',
  retry: '다시 시도',
  elsewhere: '또는 여기에서 계속하세요',
} satisfies MessagesOf<typeof english>;
