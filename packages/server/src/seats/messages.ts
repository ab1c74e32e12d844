import { catalogue } from '@daeguk/games';

export const messages = catalogue({
  en: {
    'fault.no-seat': 'Nobody is to sit down there in game {game}.',
    'fault.wrong-key':
      'This link does not open the seat. Ask whoever began the game for the right one.',
    'fault.not-asked': 'It is not your turn.',
    'fault.too-late': 'This move came too late.',
  },
  ko: {
    'fault.no-seat': '{game}번 대국에는 앉을 수 있는 그런 자리가 없습니다.',
    'fault.wrong-key':
      '이 링크로는 자리에 앉을 수 없습니다. 대국을 만든 사람에게 올바른 링크를 받으십시오.',
    'fault.not-asked': '지금은 둘 차례가 아닙니다.',
    'fault.too-late': '수가 너무 늦게 도착했습니다.',
  },
  zh: {
    'fault.no-seat': '对局 {game} 没有可以入座的这个座位。',
    'fault.wrong-key': '这个链接打不开座位，请向发起对局的人索取正确的链接。',
    'fault.not-asked': '现在还没有轮到您。',
    'fault.too-late': '这一步来得太晚了。',
  },
});
