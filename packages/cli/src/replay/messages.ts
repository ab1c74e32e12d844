import { catalogue } from '@daeguk/games';
import { wording } from '../messages.js';

const en = {
  'error.seat': 'A seat is "first" or "second", not "{seat}".',
  'error.clock': 'The clock is "on" or "off", not "{clock}".',
  'error.needs-as': '{flag} needs --as: which seat?',
  'error.needs-with': '--as needs --with P (who is to play there) or --break-at PLY.',
  'error.which-game': 'The record holds {games} games: say which with --game 1 to {games}.',
  'error.no-break':
    'The game is over after {plies} plies, before it comes to ply {ply} of that seat.',
  'again.title': '{player} in the place of {before} ({side}). The clock is {clock}.',
  'again.clock.on': 'on',
  'again.clock.off': 'off',
  'again.as-before': 'Plies {from} to {to} as before.',
  'again.ply-as-before': 'Ply {ply} as before.',
  'again.differs':
    'Ply {ply}: {move}, where it was {was}. From here on the house ({level}) plays the other side.',
  'again.beyond':
    'Ply {ply}: {move}. The record ends here: the house ({level}) goes on for the other side.',
  'again.end': 'Now, at ply {plies}: {verdict}',
  'again.before': 'Then, at ply {plies}: {verdict}',
};

const ko: typeof en = {
  'error.seat': '자리는 "first" 또는 "second"입니다. "{seat}"은(는) 아닙니다.',
  'error.clock': '시계는 "on" 또는 "off"입니다. "{clock}"은(는) 아닙니다.',
  'error.needs-as': '{flag}에는 --as가 필요합니다. 어느 자리입니까?',
  'error.needs-with': '--as에는 --with P(누가 둘지) 또는 --break-at PLY가 필요합니다.',
  'error.which-game': '기록에 {games}판이 있습니다. --game 1–{games}로 고르세요.',
  'error.no-break': '그 자리의 {ply}수째에 이르기 전에 {plies}수 만에 판이 끝났습니다.',
  'again.title': '{before} 자리({side})에 {player}. 시계: {clock}.',
  'again.clock.on': '켜짐',
  'again.clock.off': '꺼짐',
  'again.as-before': '{from}–{to}수: 그때와 같음.',
  'again.ply-as-before': '{ply}수: 그때와 같음.',
  'again.differs': '{ply}수: {move} (그때는 {was}). 이제부터 상대편은 하우스({level})가 둡니다.',
  'again.beyond': '{ply}수: {move}. 기록은 여기까지입니다. 상대편은 하우스({level})가 이어 둡니다.',
  'again.end': '이번에는 {plies}수 만에: {verdict}',
  'again.before': '그때는 {plies}수 만에: {verdict}',
};

const zh: typeof en = {
  'error.seat': '座位是 "first" 或 "second"，不是 "{seat}"。',
  'error.clock': '计时是 "on" 或 "off"，不是 "{clock}"。',
  'error.needs-as': '{flag} 需要 --as：哪个座位？',
  'error.needs-with': '--as 需要 --with P（谁来下）或 --break-at PLY。',
  'error.which-game': '记录中有 {games} 局：请用 --game 1 到 {games} 指明。',
  'error.no-break': '对局在 {plies} 步后就结束了，没有到该座位的第 {ply} 步。',
  'again.title': '{player} 代替 {before}（{side}）。计时：{clock}。',
  'again.clock.on': '开',
  'again.clock.off': '关',
  'again.as-before': '第 {from} 到 {to} 步与当时相同。',
  'again.ply-as-before': '第 {ply} 步与当时相同。',
  'again.differs': '第 {ply} 步：{move}，当时是 {was}。从这里起由内置 AI（{level}）执另一方。',
  'again.beyond': '第 {ply} 步：{move}。记录到此为止：由内置 AI（{level}）继续执另一方。',
  'again.end': '这次，{plies} 步后：{verdict}',
  'again.before': '当时，{plies} 步后：{verdict}',
};

export const messages = catalogue({ en, ko, zh });

/** The sentences of a game played again. */
export const say = wording(messages);
