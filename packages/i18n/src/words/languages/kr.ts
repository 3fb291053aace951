import type { LanguageWords } from '../glossary-ideas.ts';

export const kr = {
  terms: {
    image: '이미지',
    platform: '플랫폼|매체',
    background: '배경',
    template: '템플릿',
    file: '파일',
    fileSize: '파일 크기|용량',
    cutout: '컷아웃',
    landingPage: '랜딩',
    credits: '크레딧',
    variant: '시안|버전|변형',
    headline: '헤드라인|제목',
    layout: '레이아웃',
    campaign: '캠페인',
    administrator: '관리자',
    exporting: '내보',
    banner: '배너',
    refunded: '환불|돌려',
  },
  avoid: [
    // Which of the two it is depends on what stands before it: words that need neither.
    { pattern: '[은이을과와]\\([는가를와과]\\)|\\(으\\)로', say: '조사 없는 문장' },
    // Every stem has its own formal ending: 큽니다 passed where only the common four were looked for.
    { pattern: '(?<!감사)[가-힣]니다|십시오', say: '해요체' },
    // A shadow is 그림자 and no picture: the word inside another once became 이미지자.
    { pattern: '그림(?!자)', say: '이미지' },
    { pattern: '이미지자', say: '그림자' },
    { pattern: '상품', say: '제품' },
  ],
} satisfies LanguageWords;
