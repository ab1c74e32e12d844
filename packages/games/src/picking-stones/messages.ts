import { catalogue } from '../messages.js';

export const messages = catalogue({
  en: {
    name: 'Picking Stones',
    moves: 'the number of a stone',
    'option.n': 'how many stones: a number, or a range drawn by the seed',
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
    'fault.stones-range':
      'Option n must be 3 to 10000 stones, or two such numbers like 20-60, not "{text}".',
    'fault.stones-and-position':
      'The position has {found} stones, but option n says {n}; leave the option out.',
    'fault.wrong-count': 'The count of taken stones says {count}, but the list has {found}.',
  },
  ko: {
    name: '돌 게임',
    moves: '돌의 번호',
    'option.n': '돌의 개수, 범위를 쓰면 시드로 추첨',
    'side.max': 'Max',
    'side.min': 'Min',
    'ending.last-stone': '{side}이(가) 가져갈 수 있는 마지막 돌을 가져가 이겼습니다.',
    'fault.unreadable': '"{text}"은(는) 돌이 아닙니다. 6처럼 돌의 번호를 쓰십시오.',
    'fault.off-board': '{stone}번 돌은 없습니다. 돌은 1부터 {n}까지입니다.',
    'fault.already-taken': '{stone}번 돌은 이미 가져갔습니다.',
    'fault.opening': '{stone}번 돌로 시작할 수 없습니다. 첫 돌은 {n}/2보다 작은 홀수여야 합니다.',
    'fault.not-related': '{stone}번 돌은 마지막 돌 {last}의 배수도 인수도 아닙니다.',
    'fault.not-a-number': '"{text}"은(는) 정수가 아닙니다.',
    'fault.position-too-short':
      '국면은 전체 돌의 수, 가져간 돌의 수, 가져간 돌을 차례로 씁니다: n k s1 … sk, 예를 들어 7 2 3 6.',
    'fault.stones-out-of-range': '돌의 수는 {min}부터 {max}까지여야 합니다. {n}은(는) 안 됩니다.',
    'fault.stones-range':
      '옵션 n에는 3부터 10000까지의 수 또는 20-60 같은 두 수를 쓰십시오. "{text}"은(는) 쓸 수 없습니다.',
    'fault.stones-and-position': '국면의 돌은 {found}개인데 옵션 n은 {n}입니다. 옵션을 빼십시오.',
    'fault.wrong-count': '가져간 돌이 {count}개라고 했지만 {found}개가 적혀 있습니다.',
  },
  zh: {
    name: '取石子',
    moves: '石子的号码',
    'option.n': '石子总数；写范围则按种子抽取',
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
    'fault.stones-range': '选项 n 应为 3 到 10000，或两个这样的数如 20-60，而不是“{text}”。',
    'fault.stones-and-position': '局面有 {found} 颗石子，而选项 n 为 {n}；请去掉该选项。',
    'fault.wrong-count': '声明已取 {count} 颗石子，但列出了 {found} 颗。',
  },
});
