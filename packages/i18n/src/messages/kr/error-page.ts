import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: '페이지를 찾을 수 없습니다',
    message: '페이지를 찾을 수 없습니다: {path}',
    description: '이 주소에는 아무것도 없습니다. 페이지가 옮겨졌거나 링크에 오타가 있을 수 있습니다.',
  },
  internal: {
    title: '서버 내부 오류',
    message: '서버 내부 오류',
    description: '문제는 저희 쪽에서 생겼습니다. 작업하신 내용은 사라지지 않았습니다. 잠시 후 다시 시도해 주세요.',
  },
  status: '상태 {code}',
  home: '홈으로 가기',
  retry: '다시 시도',
  elsewhere: '또는 여기에서 계속하세요',
} satisfies MessagesOf<typeof english>;
