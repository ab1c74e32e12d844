import { catalogue } from '@daeguk/games';

/** What goes on in a contest. */
export const words = catalogue({
  en: {
    top: 'Top of the ladder',
    'top.all': 'The whole ladder',
    live: 'Live now',
    'live.none': 'No games in progress at the moment.',
    'live.all': 'All games',
  },
  ko: {
    top: '래더 상위',
    'top.all': '래더 전체',
    live: '지금 진행 중',
    'live.none': '지금 진행 중인 대국이 없습니다.',
    'live.all': '모든 대국',
  },
  zh: {
    top: '天梯前列',
    'top.all': '完整天梯',
    live: '正在进行',
    'live.none': '目前没有正在进行的对局。',
    'live.all': '全部对局',
  },
});
