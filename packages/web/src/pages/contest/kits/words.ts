import { catalogue } from '@daeguk/games';

export const words = catalogue({
  en: {
    kits: 'A bot to begin with',
    about:
      'A whole bot: it talks to the referee and plays legal moves. One function is left for you to fill in.',
    none: 'There is no kit for the protocol of this contest.',
    'fill-in': 'Fill in {function} in {file}',
    download: 'Download',
    show: 'View',
    'first-bot': 'Your first bot, step by step',
  },
  ko: {
    kits: '시작용 봇',
    about:
      '봇 하나가 다 들어 있습니다. 심판과 통신하고 규칙에 맞는 수를 둡니다. 함수 하나만 채우면 됩니다.',
    none: '이 대회의 프로토콜에 맞는 키트가 없습니다.',
    'fill-in': '{file}의 {function}을(를) 채우십시오',
    download: '내려받기',
    show: '보기',
    'first-bot': '첫 봇 만들기',
  },
  zh: {
    kits: '入门包',
    about: '每个入门包都是一个完整的程序：与裁判通信，走合法的棋，只有一个函数留给您填写。',
    none: '没有适合本比赛协议的入门包。',
    'fill-in': '填写 {file} 中的 {function}',
    download: '下载',
    show: '查看',
    'first-bot': '一步一步写第一个程序',
  },
});
