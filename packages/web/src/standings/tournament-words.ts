import { catalogue } from '@daeguk/games';

/** What a tournament does. */
export const words = catalogue({
  en: {
    'state.paused': 'Paused',
    'state.running': 'Running',
    'state.over': 'Over',
  },
  ko: {
    'state.paused': '멈춤',
    'state.running': '진행 중',
    'state.over': '종료',
  },
  zh: {
    'state.paused': '暂停',
    'state.running': '进行中',
    'state.over': '已结束',
  },
});
