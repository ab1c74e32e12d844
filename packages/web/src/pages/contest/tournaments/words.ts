import { catalogue } from '@daeguk/games';

/** Tournaments of a contest. */
export const words = catalogue({
  en: {
    none: 'There is no tournament besides the ladder yet. Organisers start them.',
    ladder: 'The ladder',
    created: 'Created {moment}',
  },
  ko: {
    none: '래더 말고는 아직 토너먼트가 없습니다. 주최자가 시작합니다.',
    ladder: '래더',
    created: '{moment}에 만듦',
  },
  zh: {
    none: '除天梯外还没有锦标赛，由主办方创建。',
    ladder: '天梯',
    created: '创建于 {moment}',
  },
});
