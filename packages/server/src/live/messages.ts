import { catalogue } from '@daeguk/games';

export const messages = catalogue({
  en: {
    'fault.too-many-watchers':
      'Too many are watching already. Close a page that watches, or try again in a moment.',
    'fault.stopping': 'The server is stopping. Try again in a moment.',
  },
  ko: {
    'fault.too-many-watchers':
      '보고 있는 사람이 너무 많습니다. 보고 있는 창을 하나 닫거나 잠시 뒤에 다시 시도하십시오.',
    'fault.stopping': '서버가 멈추는 중입니다. 잠시 뒤에 다시 시도하십시오.',
  },
  zh: {
    'fault.too-many-watchers': '观看的人太多了。请关闭一个观看页面，或稍后再试。',
    'fault.stopping': '服务器正在停止，请稍后再试。',
  },
});
