import type { Opening } from '../look.js';

/** Beginnings worth playing on from, each with its own number of stones. */
export const openings: readonly Opening[] = [
  {
    name: {
      en: '7 stones after 1, 4, 2: the classic exercise',
      ko: '돌 7개, 1·4·2 다음: 고전 연습 문제',
      zh: '7 颗石子，1、4、2 之后：经典练习',
    },
    position: '7 3 1 4 2',
  },
  {
    name: {
      en: '30 stones after 1: which answers end it?',
      ko: '돌 30개, 1 다음: 바로 끝내는 돌은?',
      zh: '30 颗石子，1 之后：取哪些立即取胜？',
    },
    position: '30 1 1',
  },
  {
    name: {
      en: '20 stones after 3',
      ko: '돌 20개, 3 다음',
      zh: '20 颗石子，3 之后',
    },
    position: '20 1 3',
  },
  {
    name: {
      en: '50 stones after 7, 49: only 1 is left to take',
      ko: '돌 50개, 7·49 다음: 남은 것은 1뿐',
      zh: '50 颗石子，7、49 之后：只剩 1 可取',
    },
    position: '50 2 7 49',
  },
  {
    name: {
      en: '60 stones after 5, 60: twelve factors',
      ko: '돌 60개, 5·60 다음: 약수가 열둘',
      zh: '60 颗石子，5、60 之后：十二个因数',
    },
    position: '60 2 5 60',
  },
];
