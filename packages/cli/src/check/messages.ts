import { catalogue } from '@daeguk/games';
import { wording } from '../messages.js';

const en = {
  'check.build': 'builds',
  'check.first': 'a game from the first seat',
  'check.second': 'a game from the second seat',
  'check.long': 'a game that lasts',
  'check.shortest-turn': 'the shortest time for a turn',
  'check.blocker': 'an opponent that only stands in the way',
  'check.blocks-first': 'ten blocks, from the first seat',
  'check.blocks-second': 'ten blocks, from the second seat',
  'check.twice': 'asked twice in a row: the opponent is skipped',
  'check.skipped': 'skipped itself',
  'check.castling': 'an opponent that castles if it can',
  'check.promotion': 'an opponent that promotes if it can',
  'check.little-time': 'little time for a whole game',
  'check.fewest-stones': 'the fewest stones there can be',
  'check.most-stones': 'the most stones there can be',
  'check.ends-at-once': 'over before its first move',
  'check.ends-early': 'broken off after two turns',
  'check.end-of-input': 'the referee is gone without a goodbye',
  'remark.slow': 'Its slowest move took {taken} s of {limit} s.',
  'remark.slow-game': 'In the end it had {left} s left of {limit} s.',
  'remark.memory': 'It took {megabytes} MB of {limit} MB.',
  'remark.stays': 'It did not leave by itself. It is ended then, which costs nothing.',
  'remark.leaves-badly': 'It ended with an error ({code}), which costs nothing then.',
  'remark.rarely':
    'It ran out of time here. That costs nothing as long as it never comes to so little.',
  'result.plies': '{plies} plies, slowest {slowest}',
  'report.waiting': '{check}: {seconds} s so far …',
  'result.unclear': 'The platform could not do its part: try again when the machine is less busy.',
  'ruling.game': 'A judge would rule: {ruling}',
  'ruling.move':
    'A judge would rule: {ruling} In this contest that costs the move: the first legal one is played.',
  'ruling.rest':
    'A judge would rule: {ruling} In this contest the referee then plays the first legal moves for it, to the end of the game.',
  'ruling.same': 'A judge would rule the same as above.',
  'hint.flush': 'Nothing had come from it by then. Is the output flushed after each answer?',
  'hint.move': 'A move is written like {example}, and nothing else stands on its line.',
  'ruling.build': 'A judge would rule: it could not be built, and loses every game.',
  'report.title': '{bot} in {contest}',
  'report.stderr': 'It wrote on stderr:',
  'report.sound': 'Sound: {passed} checks, nothing a judge would object to.',
  'report.sound-but':
    'Sound: {passed} checks, nothing a judge would object to; see the remarks (!).',
  'report.unsound':
    'Unsound: {failed} of {all} checks failed. --talk shows everything that was said.',
  'report.unclear': 'Not judged: {unclear} of {all} checks could not be done.',
  'report.stopped': 'Stopped before all was checked.',
  'error.check-house':
    'Only a bot can be checked, not {name}: give a command line in quotes or a source file.',
};

const ko: typeof en = {
  'check.build': '빌드',
  'check.first': '첫째 자리에서 한 판',
  'check.second': '둘째 자리에서 한 판',
  'check.long': '길게 이어지는 판',
  'check.shortest-turn': '가장 짧은 제한 시간',
  'check.blocker': '막기만 하는 상대',
  'check.blocks-first': '블록 열 개, 첫째 자리',
  'check.blocks-second': '블록 열 개, 둘째 자리',
  'check.twice': '상대가 쉬어 연달아 두 번 두기',
  'check.skipped': '둘 곳이 없어 자신이 쉬기',
  'check.castling': '할 수 있으면 캐슬링하는 상대',
  'check.promotion': '할 수 있으면 승격하는 상대',
  'check.little-time': '한 판 시간이 아주 적을 때',
  'check.fewest-stones': '돌이 가장 적을 때',
  'check.most-stones': '돌이 가장 많을 때',
  'check.ends-at-once': '첫 수를 두기 전에 끝난 판',
  'check.ends-early': '두 차례 만에 중단된 판',
  'check.end-of-input': '심판이 갑자기 사라졌을 때',
  'remark.slow': '가장 느린 수에 {limit}초 중 {taken}초가 걸렸습니다.',
  'remark.slow-game': '끝났을 때 {limit}초 중 {left}초가 남았습니다.',
  'remark.memory': '메모리 {limit} MB 중 {megabytes} MB를 썼습니다.',
  'remark.stays': '스스로 종료하지 않았습니다. 그때는 강제로 종료되며, 불이익은 없습니다.',
  'remark.leaves-badly': '오류로 종료했습니다({code}). 이때는 불이익이 없습니다.',
  'remark.rarely':
    '여기서는 시간을 다 썼습니다. 시간이 이렇게 적어지는 일이 없으면 불이익은 없습니다.',
  'result.plies': '{plies}수, 가장 느린 수 {slowest}',
  'report.waiting': '{check}: {seconds}초째 …',
  'result.unclear': '플랫폼이 제 몫을 하지 못했습니다. 컴퓨터가 덜 바쁠 때 다시 해 보세요.',
  'ruling.game': '심판의 판정: {ruling}',
  'ruling.move':
    '심판의 판정: {ruling} 이 대회에서는 그 수만 잃습니다. 둘 수 있는 첫 수를 대신 둡니다.',
  'ruling.rest':
    '심판의 판정: {ruling} 이 대회에서는 그다음부터 판이 끝날 때까지 심판이 둘 수 있는 첫 수를 대신 둡니다.',
  'ruling.same': '심판의 판정: 위와 같습니다.',
  'hint.flush': '그때까지 아무 말도 오지 않았습니다. 답할 때마다 출력을 flush합니까?',
  'hint.move': '수는 {example}처럼 쓰고, 그 줄에 다른 것은 쓰지 않습니다.',
  'ruling.build': '심판의 판정: 빌드할 수 없어 모든 판을 집니다.',
  'report.title': '{contest}: {bot}',
  'report.stderr': 'stderr에 쓴 말:',
  'report.sound': '이상 없음: 검사 {passed}개, 심판이 문제 삼을 것이 없습니다.',
  'report.sound-but':
    '이상 없음: 검사 {passed}개, 심판이 문제 삼을 것이 없습니다. 참고 사항(!)을 보세요.',
  'report.unsound':
    '문제 있음: 검사 {all}개 중 {failed}개가 실패했습니다. --talk로 주고받은 말을 모두 볼 수 있습니다.',
  'report.unclear': '판정하지 못함: 검사 {all}개 중 {unclear}개를 하지 못했습니다.',
  'report.stopped': '검사를 다 마치기 전에 멈췄습니다.',
  'error.check-house':
    '{name}은(는) 검사할 수 없습니다. 봇만 검사합니다. 따옴표로 묶은 명령줄이나 소스 파일을 주세요.',
};

const zh: typeof en = {
  'check.build': '编译',
  'check.first': '先手一局',
  'check.second': '后手一局',
  'check.long': '一局长棋',
  'check.shortest-turn': '最短的一步时限',
  'check.blocker': '只防守的对手',
  'check.blocks-first': '十个障碍，先手',
  'check.blocks-second': '十个障碍，后手',
  'check.twice': '对手被跳过，连续走两步',
  'check.skipped': '自己被跳过',
  'check.castling': '能易位就易位的对手',
  'check.promotion': '能升变就升变的对手',
  'check.little-time': '全局时间很少',
  'check.fewest-stones': '石子最少时',
  'check.most-stones': '石子最多时',
  'check.ends-at-once': '走第一步之前就结束',
  'check.ends-early': '两步之后中断',
  'check.end-of-input': '裁判突然断开',
  'remark.slow': '最慢的一步用了 {limit} 秒中的 {taken} 秒。',
  'remark.slow-game': '结束时 {limit} 秒还剩 {left} 秒。',
  'remark.memory': '用了 {limit} MB 中的 {megabytes} MB 内存。',
  'remark.stays': '它没有自行退出。那时会被强制结束，不受处罚。',
  'remark.leaves-badly': '它出错退出（{code}），此时不受处罚。',
  'remark.rarely': '它在这里用完了时间。只要时间不会少到这个地步就没有损失。',
  'result.plies': '{plies} 步，最慢 {slowest}',
  'report.waiting': '{check}：已 {seconds} 秒 …',
  'result.unclear': '平台出了问题，没能完成这项检查：请在机器不忙时再试。',
  'ruling.game': '裁判会判：{ruling}',
  'ruling.move': '裁判会判：{ruling}在这个比赛中只损失这一步：由裁判走第一个合法着法。',
  'ruling.rest': '裁判会判：{ruling}在这个比赛中，此后直到终局都由裁判代走第一个合法着法。',
  'ruling.same': '裁判会作同样的判定。',
  'hint.flush': '到那时它什么也没有说。每次回答之后都刷新输出（flush）了吗？',
  'hint.move': '着法写作 {example}，该行不能有别的内容。',
  'ruling.build': '裁判会判：无法编译，每局皆负。',
  'report.title': '{contest}：{bot}',
  'report.stderr': '它在 stderr 上写道：',
  'report.sound': '合格：{passed} 项检查，裁判挑不出问题。',
  'report.sound-but': '合格：{passed} 项检查，裁判挑不出问题；请看备注（!）。',
  'report.unsound': '不合格：{all} 项检查中有 {failed} 项未通过。用 --talk 可看到全部通信。',
  'report.unclear': '未能判定：{all} 项检查中有 {unclear} 项没能完成。',
  'report.stopped': '尚未检查完就停止了。',
  'error.check-house': '只能检查程序，不能检查 {name}：请给出加引号的命令行或源文件。',
};

type Key = keyof typeof en;
type After<Prefix extends string> = Key extends infer K
  ? K extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never;

/** What is looked at, each with a line of its own in the list. */
export type CheckName = After<'check'>;
export type TrialName = Exclude<CheckName, 'build' | 'end-of-input'>;
export type RemarkName = After<'remark'>;

export const messages = catalogue({ en, ko, zh });

/** The sentences of `check`. */
export const say = wording(messages);
