import { catalogue, type Language, phrase, type Values } from '@daeguk/games';

const en = {
  'fault.no-game': 'There is no game {game}, or it is not for you to see.',
  'fault.no-record': 'Game {game} has no record: it is written when a game is over.',
  'fault.frozen': 'The board is frozen: how game {game} went is told when the organisers thaw it.',
  'fault.no-rerun-state':
    'Game {game} cannot be played again: only one that is done or spoilt can, and this one is {state}.',
  'fault.no-rerun-purpose':
    'Game {game} cannot be played again: it belongs to no tournament. Order a new one instead.',
  'fault.no-rerun-superseded':
    'Game {game} counts no more: submission {submission} is not on the ladder any longer.',
  'state.waiting': 'waiting',
  'state.playing': 'being played',
  'state.cancelled': 'cancelled',
  'state.overruled': 'overruled already',
  'log.instead': 'The referee moved in its place ({instead}): {move}',
  'log.expired': 'The time was up.',
  'log.unstarted': 'It was ended before it had started: the game was over first.',
  'log.code': 'It left with exit code {code}.',
  'log.signal': 'It was ended by {signal}.',
  'log.memory': 'Most memory: {megabytes} MB',
  'log.box': 'Its box said: {fault}',
  'instead.illegal-move': 'the move was illegal',
  'instead.invalid-reply': 'the answer was no move',
  'instead.out-of-turn': 'it spoke without being asked',
  'instead.time': 'the time was up',
  'instead.crash': 'it had crashed',
  'instead.exit': 'it had exited',
  'instead.memory': 'it took too much memory',
  'instead.output': 'it wrote too much',
};

const ko: typeof en = {
  'fault.no-game': '{game}번 대국은 없거나 볼 수 없는 대국입니다.',
  'fault.no-record': '{game}번 대국에는 기록이 없습니다. 기록은 대국이 끝난 뒤에 생깁니다.',
  'fault.frozen':
    '순위표가 고정되어 있습니다. {game}번 대국의 결과는 주최자가 고정을 풀면 볼 수 있습니다.',
  'fault.no-rerun-state':
    '{game}번 대국은 다시 둘 수 없습니다. 끝났거나 무효가 된 대국만 다시 둘 수 있는데, 이 대국은 {state}입니다.',
  'fault.no-rerun-purpose':
    '{game}번 대국은 대회의 대국이 아니므로 다시 둘 수 없습니다. 새 대국을 여십시오.',
  'fault.no-rerun-superseded':
    '{game}번 대국은 더 이상 계산되지 않습니다. 제출 {submission}은(는) 이제 순위표에 없습니다.',
  'state.waiting': '대기 중',
  'state.playing': '진행 중',
  'state.cancelled': '취소된 대국',
  'state.overruled': '이미 번복된 대국',
  'log.instead': '심판이 대신 두었습니다({instead}): {move}',
  'log.expired': '시간이 다 되었습니다.',
  'log.unstarted': '시작하기 전에 대국이 끝나서 종료되었습니다.',
  'log.code': '종료 코드 {code}(으)로 끝났습니다.',
  'log.signal': '{signal}(으)로 끝났습니다.',
  'log.memory': '최대 메모리: {megabytes}MB',
  'log.box': '샌드박스의 말: {fault}',
  'instead.illegal-move': '둘 수 없는 수',
  'instead.invalid-reply': '수가 아닌 답',
  'instead.out-of-turn': '묻지 않은 말',
  'instead.time': '시간 초과',
  'instead.crash': '비정상 종료',
  'instead.exit': '종료',
  'instead.memory': '메모리 초과',
  'instead.output': '출력 초과',
};

const zh: typeof en = {
  'fault.no-game': '没有第 {game} 号对局，或者您无权查看。',
  'fault.no-record': '第 {game} 号对局没有记录：记录在对局结束后才会写成。',
  'fault.frozen': '已封榜：主办方解封之后才会公布第 {game} 号对局的结果。',
  'fault.no-rerun-state':
    '第 {game} 号对局不能重赛：只有已结束或被平台毁掉的对局可以重赛，而这一局{state}。',
  'fault.no-rerun-purpose': '第 {game} 号对局不属于任何锦标赛，不能重赛。请另开一局。',
  'fault.no-rerun-superseded': '第 {game} 号对局已不计分：提交 {submission} 不在天梯上了。',
  'state.waiting': '还在等待',
  'state.playing': '正在进行',
  'state.cancelled': '已取消',
  'state.overruled': '已被推翻',
  'log.instead': '裁判代为走子（{instead}）：{move}',
  'log.expired': '时间已到。',
  'log.unstarted': '对局先结束了，程序还没有启动就被终止。',
  'log.code': '程序以退出码 {code} 结束。',
  'log.signal': '程序被 {signal} 终止。',
  'log.memory': '最大内存：{megabytes} MB',
  'log.box': '沙箱报告：{fault}',
  'instead.illegal-move': '着法不合规则',
  'instead.invalid-reply': '回答不是着法',
  'instead.out-of-turn': '未被询问就发言',
  'instead.time': '时间已到',
  'instead.crash': '程序已崩溃',
  'instead.exit': '程序已退出',
  'instead.memory': '内存超限',
  'instead.output': '输出超限',
};

/** What is said of games that cannot be shown or played again, and in logs. */
export const messages = catalogue({ en, ko, zh });

export function say(language: Language, key: keyof typeof en, values: Values = {}): string {
  return phrase(messages, language, key, values) ?? key;
}
