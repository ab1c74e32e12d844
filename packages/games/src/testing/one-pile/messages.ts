import { catalogue } from '../../messages.js';

export const messages = catalogue({
  en: {
    name: 'One Pile',
    moves: 'how many to take: 1, 2 or 3',
    'option.pile': 'how many there are at the start',
    'side.first': 'First',
    'side.second': 'Second',
    'ending.last-one': '{side} took the last one and wins.',
    'fault.unreadable': '"{text}" is not a number.',
    'fault.wrong-number': 'Take 1, 2 or 3, and not more than are left; not {count}.',
    'fault.position': 'A position is how many are left, a blank, and how often was taken: 7 2.',
  },
  ko: {
    name: '한 더미',
    moves: '가져갈 개수: 1, 2, 3',
    'option.pile': '처음 개수',
    'side.first': '선',
    'side.second': '후',
    'ending.last-one': '{side}이(가) 마지막 것을 가져가 이겼습니다.',
    'fault.unreadable': '"{text}"은(는) 수가 아닙니다.',
    'fault.wrong-number': '남은 것 가운데 1~3개를 가져가십시오. {count}개는 안 됩니다.',
    'fault.position': '국면은 남은 개수와 가져간 횟수입니다: 7 2.',
  },
  zh: {
    name: '一堆',
    moves: '取几个：1、2 或 3',
    'option.pile': '开始时的个数',
    'side.first': '先手',
    'side.second': '后手',
    'ending.last-one': '{side}取走最后一个，获胜。',
    'fault.unreadable': '“{text}”不是数字。',
    'fault.wrong-number': '请取 1 到 3 个且不超过剩余个数，而不是 {count}。',
    'fault.position': '局面写作剩余个数和已取次数：7 2。',
  },
});
