import { catalogue } from '../messages.js';

export const messages = catalogue({
  en: {
    name: 'Corner-less Reversi',
    moves: 'row,column',
    'side.black': 'Black',
    'side.white': 'White',
    margin: 'discs',
    'ending.discs': 'Neither side can move: {side} has more discs and wins.',
    'ending.discs.draw': 'Neither side can move and both have as many discs: a draw.',
    'fault.unreadable': '"{text}" is not a move; write row,column, as in 2,3.',
    'fault.off-board': '{at} is off the board; rows and columns go from 0 to 7.',
    'fault.blocked': '{at} is a corner; the corners are not part of the board.',
    'fault.occupied': '{at} already holds a disc; choose an empty square.',
    'fault.flips-nothing':
      '{at} flips nothing; outside rows and columns 1 to 6 a disc must flip at least one.',
    'fault.position-corners':
      'The four corners, and only they, are missing from the board: write them as #.',
  },
  ko: {
    name: '귀 없는 리버시',
    moves: '행,열',
    'side.black': '흑',
    'side.white': '백',
    margin: '돌',
    'ending.discs': '양쪽 모두 둘 곳이 없습니다. 돌이 더 많은 {side}이(가) 이겼습니다.',
    'ending.discs.draw': '양쪽 모두 둘 곳이 없고 돌 수가 같아 비겼습니다.',
    'fault.unreadable': '"{text}"은(는) 수가 아닙니다. 2,3처럼 행,열로 쓰십시오.',
    'fault.off-board': '{at}은(는) 판 밖입니다. 행과 열은 0부터 7까지입니다.',
    'fault.blocked': '{at}은(는) 귀입니다. 귀는 판에 들어가지 않습니다.',
    'fault.occupied': '{at}에는 이미 돌이 있습니다. 빈 칸을 고르십시오.',
    'fault.flips-nothing':
      '{at}에서는 뒤집히는 돌이 없습니다. 행과 열 1~6 밖에서는 하나 이상 뒤집어야 합니다.',
    'fault.position-corners': '네 귀만 판에서 빠져 있어야 합니다. 귀는 #로 쓰십시오.',
  },
  zh: {
    name: '无角黑白棋',
    moves: '行,列',
    'side.black': '黑方',
    'side.white': '白方',
    margin: '棋子',
    'ending.discs': '双方都无处可下：{side}棋子较多，获胜。',
    'ending.discs.draw': '双方都无处可下且棋子数相同：和棋。',
    'fault.unreadable': '“{text}”不是一手棋；请写 行,列，例如 2,3。',
    'fault.off-board': '{at} 在棋盘之外；行和列为 0 到 7。',
    'fault.blocked': '{at} 是角；四角不属于棋盘。',
    'fault.occupied': '{at} 已有棋子；请选择空格。',
    'fault.flips-nothing': '{at} 翻不了任何棋子；在 1 到 6 行列之外必须至少翻一子。',
    'fault.position-corners': '只有四个角不属于棋盘，请把它们写成 #。',
  },
});
