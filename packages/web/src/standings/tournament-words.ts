import { catalogue } from '@daeguk/games';

/** What a tournament does. */
export const words = catalogue({
  en: {
    'state.planned': 'Not started',
    'state.paused': 'Paused',
    'state.running': 'Running',
    'state.over': 'Over',
  },
  ko: {
    'state.planned': '시작 전',
    'state.paused': '멈춤',
    'state.running': '진행 중',
    'state.over': '종료',
  },
  zh: {
    'state.planned': '未开始',
    'state.paused': '暂停',
    'state.running': '进行中',
    'state.over': '已结束',
  },
});
