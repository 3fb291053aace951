import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: '캠페인',
  all: '모든 작업',
  favorites: '즐겨찾기',
  none: '캠페인 없음',
  create: '새 캠페인',
  count: '{count, plural, other {#개}}',
  name: '이름',
  color: '색상',
  colors: {
    red: '빨강',
    orange: '주황',
    green: '초록',
    blue: '파랑',
    purple: '보라',
    gray: '회색',
  },
  save: '저장',
  close: '닫기',
  edit: '편집',
  delete: '삭제',
  favor: '즐겨찾기에 추가',
  unfavor: '즐겨찾기에서 제거',
  menu: '{name} 옵션 더 보기',
  confirmDelete: '“{name}” 캠페인을 삭제할까요? 안의 작업은 내 작업에 남아요.',
  empty: {
    title: '이 캠페인은 비어 있어요',
    text: '작업을 선택해서 여기로 옮겨 보세요.',
  },
  bulk: {
    nothing: '아직 다운로드할 것이 없어요. 끝날 때까지 기다려 주세요.',
    label: '선택',
    selected: '{count, plural, other {#개 선택됨}}',
    clear: '선택 해제',
    move: '캠페인으로 이동',
    download: '다운로드',
    moved: '‘{name}’ 캠페인에 옮겼어요',
    deleted: '{count, plural, other {#개를 삭제했어요}}',
    undo: '실행 취소',
  },
} satisfies MessagesOf<typeof english>;
