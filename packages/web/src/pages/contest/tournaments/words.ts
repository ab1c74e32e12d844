import { catalogue } from '@daeguk/games';

/** Tournaments, in lists and on pages of their own. */
export const words = catalogue({
  en: {
    none: 'There is no tournament besides the ladder yet. Organisers start them.',
    ladder: 'The ladder',
    'state.paused': 'Paused',
    'state.running': 'Running',
    'state.over': 'Over',
    created: 'Created {moment}',
  },
  ko: {
    none: '래더 말고는 아직 토너먼트가 없습니다. 주최자가 시작합니다.',
    ladder: '래더',
    'state.paused': '멈춤',
    'state.running': '진행 중',
    'state.over': '종료',
    created: '{moment}에 만듦',
  },
  zh: {
    none: '除天梯外还没有锦标赛，由主办方创建。',
    ladder: '天梯',
    'state.paused': '暂停',
    'state.running': '进行中',
    'state.over': '已结束',
    created: '创建于 {moment}',
  },
});
