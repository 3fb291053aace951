import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: '브라우저 확장 프로그램',
  title: `브라우저 확장 프로그램: 광고 저장 | ${brand.name}`,
  description:
    'Meta, TikTok, Google, LinkedIn, Reddit, YouTube, Instagram 광고를 미디어와 텍스트까지 컬렉션에 저장하세요. Chrome, Edge, Firefox에서 쓸 수 있어요.',
  heading: '웹에서 본 광고를 바로 저장하세요',
  paragraph:
    'Meta 광고 라이브러리, TikTok Creative Center, Google Ads Transparency, LinkedIn, Reddit, YouTube, Instagram 광고에서 ‘저장’을 누르세요. 미디어와 텍스트가 컬렉션에 담겨요.',
  download: '확장 프로그램 다운로드',
  connect: '연결',
  steps: {
    heading: '설치 방법',
    steps: [
      { title: '다운로드하고 압축 풀기', text: 'ZIP을 다운로드해서 옮기거나 지우지 않을 폴더에 압축을 푸세요.' },
      {
        title: 'Chrome 또는 Edge',
        text: 'chrome://extensions 또는 edge://extensions를 열고 개발자 모드를 켠 다음, ‘압축해제된 확장 프로그램 로드’를 눌러 폴더를 선택하세요.',
      },
      {
        title: 'Firefox',
        text: 'about:debugging을 열고 ‘이 Firefox’, ‘임시 부가 기능 로드’를 차례로 누른 뒤 manifest.json을 선택하세요. Firefox를 종료하면 제거돼요.',
      },
      {
        title: '한 번만 연결',
        text: '여기에서 로그인하고 ‘연결’을 누르세요. 확장 프로그램은 전용 키를 받고 비밀번호는 볼 수 없어요.',
      },
      {
        title: '광고 저장',
        text: '광고에서 ‘저장’을 누르거나 어느 페이지에서든 이미지나 동영상을 마우스 오른쪽 버튼으로 클릭하세요. 폴더와 태그는 확장 프로그램 창에서 고를 수 있어요.',
      },
    ],
  },
  pictures: {
    heading: '이렇게 보여요',
    ad: '페이지의 광고마다 ‘저장’ 버튼이 생겨요',
    popup: '다음에 저장할 광고의 폴더와 태그를 고르세요',
    board: '컬렉션에 저장한 광고',
  },
  questions: {
    heading: '알아 두세요',
    questions: [
      {
        question: '오프라인이면 어떻게 되나요?',
        answer: '광고는 브라우저에 보관돼요. 브라우저를 다시 시작해도 남아 있고, 온라인이 되면 업로드돼요.',
      },
      {
        question: '확장 프로그램은 무엇을 볼 수 있나요?',
        answer:
          '위의 광고 플랫폼과 확장 프로그램 메뉴를 사용한 페이지만 볼 수 있어요. 키로는 광고 저장만 할 수 있고, 계정 설정의 ‘API 키’에서 언제든지 폐기할 수 있어요.',
      },
      {
        question: '동영상도 저장되나요?',
        answer:
          '사이트에서 동영상 파일을 받을 수 있으면 저장돼요. YouTube에서는 받을 수 없어서 썸네일 이미지와 텍스트, 링크를 저장해요.',
      },
    ],
  },
} satisfies ExtensionWords;
