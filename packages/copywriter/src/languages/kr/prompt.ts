import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  scenes: [
    {
      setting: [
        '또렷한 단색 배경 앞',
        '여백이 넉넉한 단순한 받침 위',
        '부드러운 그림자가 진 질감 있는 종이 위',
        '정돈된 일상의 실제 장소',
      ],
      light: [
        '왼쪽 위에서 오는 크고 부드러운 빛',
        '옆에서 드는 부드러운 창가 자연광',
        '그림자가 하나인 또렷한 스튜디오 빛',
      ],
      mood: ['자신 있고 반가운', '깨끗하고 낙관적인', '따뜻하고 믿음직한'],
    },
  ],
  composition: {
    image: [
      '피사체는 중심에서 살짝 벗어나고 삼분의 일은 글자를 위해 비움',
      '눈높이에서 가깝게, 얕은 심도, 제목 자리',
      '위에서 내려다보며 느슨한 배치, 글자 자리',
    ],
    video: [
      '가까운 디테일로 열고 천천히 물러나 전체를 보인 뒤 행동 유도 자리를 남기며 끝',
      '짧은 세 장면: 필요, 사용 모습, 결과',
      '끊김 없는 한 컷, 천천히 다가가 고요하게 마무리',
    ],
  },
  avoid: {
    image: '이미지 속 글자나 로고, 뒤틀린 손과 가장자리, 어수선함, 지나치게 짙은 색',
    video: '새겨진 글자, 깜박임, 모양이 변하는 사물, 급한 줌, 흔들리는 카메라',
  },
  sentence: {
    image:
      '{subject}, {setting}. 빛: {light}. 구도: {composition}. 분위기: {mood}. 사진처럼, 실제 소재와 색. 피할 것: {avoid}.',
    video:
      '{subject}, {setting}. 빛: {light}. 카메라: {composition}. 분위기: {mood}. 자연스러운 움직임, 실제 소재와 색. 피할 것: {avoid}.',
  },
};
