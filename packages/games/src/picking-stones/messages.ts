import { catalogue } from '../messages.js';

export const messages = catalogue({
  en: {
    name: 'Picking Stones',
    moves: 'the number of a stone',
    'option.n': 'how many stones there are (20 to 60 by the seed, else 20)',
    'side.max': 'Max',
    'side.min': 'Min',
    'ending.last-stone': '{side} took the last stone that could be taken and wins.',
    'fault.unreadable': '"{text}" is not a stone; write its number, as in 6.',
    'fault.off-board': 'There is no stone {stone}; the stones go from 1 to {n}.',
    'fault.already-taken': 'Stone {stone} has been taken already.',
    'fault.opening': 'Stone {stone} cannot open; the first must be odd and smaller than {n}/2.',
    'fault.not-related':
      'Stone {stone} is neither a multiple nor a factor of the last stone, {last}.',
    'fault.not-a-number': '"{text}" is not a whole number.',
    'fault.position-too-short':
      'A position is the number of stones, how many are taken, and which: n k s1 … sk, as in 7 2 3 6.',
    'fault.stones-out-of-range': 'The number of stones must be {min} to {max}, not {n}.',
    'fault.wrong-count': '{count} taken stones are announced, but {found} are listed.',
  },
  ko: {
    name: '돌 게임',
    moves: '돌의 번호',
    'option.n': '돌의 개수 (시드가 있으면 20~60에서 추첨, 없으면 20)',
    'side.max': 'Max',
    'side.min': 'Min',
    'ending.last-stone': '{side}가 가져갈 수 있는 마지막 돌을 가져가 이겼습니다.',
    'fault.unreadable': '"{text}"은(는) 돌이 아닙니다. 6처럼 돌의 번호를 쓰십시오.',
    'fault.off-board': '{stone}번 돌은 없습니다. 돌은 1부터 {n}까지입니다.',
    'fault.already-taken': '{stone}번 돌은 이미 가져갔습니다.',
    'fault.opening': '{stone}번 돌로 시작할 수 없습니다. 첫 돌은 {n}/2보다 작은 홀수여야 합니다.',
    'fault.not-related': '{stone}번 돌은 마지막 돌 {last}의 배수도 인수도 아닙니다.',
    'fault.not-a-number': '"{text}"은(는) 정수가 아닙니다.',
    'fault.position-too-short':
      '국면은 전체 돌의 수, 가져간 돌의 수, 가져간 돌을 차례로 씁니다: n k s1 … sk, 예를 들어 7 2 3 6.',
    'fault.stones-out-of-range': '돌의 수는 {min}부터 {max}까지여야 합니다. {n}은(는) 안 됩니다.',
    'fault.wrong-count': '가져간 돌이 {count}개라고 했지만 {found}개가 적혀 있습니다.',
  },
  zh: {
    name: '取石子',
    moves: '石子的号码',
    'option.n': '石子总数（有种子时从 20 到 60 抽取，否则 20）',
    'side.max': 'Max',
    'side.min': 'Min',
    'ending.last-stone': '{side} 取走最后一颗可取的石子，获胜。',
    'fault.unreadable': '“{text}”不是石子；请写它的号码，例如 6。',
    'fault.off-board': '没有 {stone} 号石子；石子为 1 到 {n}。',
    'fault.already-taken': '{stone} 号石子已被取走。',
    'fault.opening': '{stone} 号石子不能开局；第一颗须为小于 {n}/2 的奇数。',
    'fault.not-related': '{stone} 既不是上一颗石子 {last} 的倍数也不是其因数。',
    'fault.not-a-number': '“{text}”不是整数。',
    'fault.position-too-short':
      '局面写作 石子总数、已取个数、已取石子：n k s1 … sk，例如 7 2 3 6。',
    'fault.stones-out-of-range': '石子总数应为 {min} 到 {max}，而不是 {n}。',
    'fault.wrong-count': '声明已取 {count} 颗石子，但列出了 {found} 颗。',
  },
});
