import { catalogue } from '@daeguk/games';
import { wording } from '../messages.js';

const en = {
  'error.seat': 'A seat is "first" or "second", not "{seat}".',
  'error.clock': 'The clock is "on" or "off", not "{clock}".',
  'error.needs-as': '{flag} needs --as: which seat?',
  'error.needs-with': '--as needs --with P (who is to play there) or --break-at PLY.',
  'error.which-game': 'The record holds {games} games: say which with --game 1 to {games}.',
  'error.no-game': 'The record holds no game that was played to its end: all are void.',
  'error.no-break': 'The game is over after {plies} plies: ply {ply} is never asked for.',
  'error.no-serve': '--serve is for a bot that talks over TCP, and needs --break-at PLY.',
  'error.serve': 'Cannot serve on port {port}: {problem}',
  'error.hung-up': 'The bot hung up before it had answered.',
  'again.waiting':
    'Waiting for the bot on 127.0.0.1:{port}. Start it now, in a debugger if you like.',
  'again.answered': 'It answered: {answer}',
  'again.title': '{player} in the place of {before} ({side}). The clock is {clock}.',
  'again.clock.on': 'on',
  'again.clock.off': 'off',
  'again.as-before': 'Plies {from} to {to} as before.',
  'again.ply-as-before': 'Ply {ply} as before.',
  'again.differs':
    'Ply {ply}: {move}, where it was {was}. From here on the house ({level}) plays the other side.',
  'again.beyond':
    'Ply {ply}: {move}. The record ends here: the house ({level}) goes on for the other side.',
  'again.silent':
    'Ply {ply} has not been answered for {seconds} seconds. The clock is off; Ctrl-C stops it.',
  'again.end': 'Now, at ply {plies}: {verdict}',
  'again.before': 'Then, at ply {plies}: {verdict}',
};

const ko: typeof en = {
  'error.seat': '자리는 "first" 또는 "second"입니다. "{seat}"은(는) 아닙니다.',
  'error.clock': '시계는 "on" 또는 "off"입니다. "{clock}"은(는) 아닙니다.',
  'error.needs-as': '{flag}에는 --as가 필요합니다. 어느 자리입니까?',
  'error.needs-with': '--as에는 --with P(누가 둘지) 또는 --break-at PLY가 필요합니다.',
  'error.which-game': '기록에 {games}판이 있습니다. --game으로 고르세요(1–{games}).',
  'error.no-game': '기록에 끝까지 둔 판이 없습니다. 모두 무효입니다.',
  'error.no-break': '판이 {plies}수 만에 끝나 {ply}수째는 두지 않습니다.',
  'error.no-serve': '--serve는 TCP로 통신하는 봇에만 쓰며, --break-at PLY가 필요합니다.',
  'error.serve': '{port}번 포트를 열 수 없습니다: {problem}',
  'error.hung-up': '봇이 답하기 전에 연결을 끊었습니다.',
  'again.waiting':
    '127.0.0.1:{port}에서 봇을 기다립니다. 이제 봇을 실행하세요. 디버거에서 실행해도 됩니다.',
  'again.answered': '봇의 답: {answer}',
  'again.title': '{before} 자리({side})에 {player}. 시계: {clock}.',
  'again.clock.on': '켜짐',
  'again.clock.off': '꺼짐',
  'again.as-before': '{from}–{to}수: 그때와 같음.',
  'again.ply-as-before': '{ply}수: 그때와 같음.',
  'again.differs': '{ply}수: {move} (그때는 {was}). 이제부터 상대편은 하우스({level})가 둡니다.',
  'again.beyond': '{ply}수: {move}. 기록은 여기까지입니다. 상대편은 하우스({level})가 이어 둡니다.',
  'again.silent':
    '{seconds}초 동안 {ply}수째 답이 없습니다. 시계가 꺼져 있으며, Ctrl-C로 멈춥니다.',
  'again.end': '이번에는 {plies}수 만에: {verdict}',
  'again.before': '그때는 {plies}수 만에: {verdict}',
};

const zh: typeof en = {
  'error.seat': '座位是 "first" 或 "second"，不是 "{seat}"。',
  'error.clock': '计时是 "on" 或 "off"，不是 "{clock}"。',
  'error.needs-as': '{flag} 需要 --as：哪个座位？',
  'error.needs-with': '--as 需要 --with P（谁来下）或 --break-at PLY。',
  'error.which-game': '记录中有 {games} 局：请用 --game 1 到 {games} 指明。',
  'error.no-game': '记录中没有下完的对局：全部无效。',
  'error.no-break': '对局在 {plies} 步后就结束了，走不到第 {ply} 步。',
  'error.no-serve': '--serve 只用于通过 TCP 通信的程序，并且需要 --break-at PLY。',
  'error.serve': '无法在端口 {port} 上监听：{problem}',
  'error.hung-up': '程序还没有回答就断开了连接。',
  'again.waiting': '正在 127.0.0.1:{port} 等待程序。现在请启动它，可以在调试器中启动。',
  'again.answered': '它的回答：{answer}',
  'again.title': '{player} 代替 {before}（{side}）。计时：{clock}。',
  'again.clock.on': '开',
  'again.clock.off': '关',
  'again.as-before': '第 {from} 到 {to} 步与当时相同。',
  'again.ply-as-before': '第 {ply} 步与当时相同。',
  'again.differs': '第 {ply} 步：{move}，当时是 {was}。从这里起由内置 AI（{level}）执另一方。',
  'again.beyond': '第 {ply} 步：{move}。记录到此为止：由内置 AI（{level}）继续执另一方。',
  'again.silent': '第 {ply} 步已有 {seconds} 秒没有回答。计时已关，可用 Ctrl-C 停止。',
  'again.end': '这次，{plies} 步后：{verdict}',
  'again.before': '当时，{plies} 步后：{verdict}',
};

export const messages = catalogue({ en, ko, zh });

/** The sentences of a game played again. */
export const say = wording(messages);
