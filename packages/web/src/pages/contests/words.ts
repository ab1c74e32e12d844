import { catalogue } from '@daeguk/games';

/** The list of contests. */
export const words = catalogue({
  en: {
    title: 'Contests',
    lead: 'Each is a game, a set of limits and a ladder that is current after every game.',
    none: 'There is no contest yet. Organisers can make one.',
  },
  ko: {
    title: '대회',
    lead: '대회마다 게임과 제한이 있고, 한 판이 끝날 때마다 바뀌는 래더가 있습니다.',
    none: '아직 대회가 없습니다. 주최자가 만들 수 있습니다.',
  },
  zh: {
    title: '比赛',
    lead: '每个比赛有一种棋、一套限制，以及每局之后即时更新的天梯。',
    none: '还没有比赛。主办方可以创建。',
  },
});
