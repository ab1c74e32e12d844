import { catalogue } from '@daeguk/games';
import { wording } from '../messages.js';

const en = {
  'error.kit-language': 'There is no kit in "{language}"; there are {known}.',
  'error.kit-none': 'There is no kit for {contest} in {language}.',
  'error.kit-exists': 'Nothing was written: {files} would be overwritten.',
  'error.kit-write': 'Cannot write to {folder}: {problem}',
  'kit.wrote': 'Wrote {files}.',
  'kit.fill-in': 'Fill in {function} in {file}. Then:',
  'readme.title': '{contest}: a bot in {language}',
  'readme.whole':
    'A whole bot: {files}. It talks to the referee and plays legal moves, if not good ones.',
  'readme.fill-in': 'What is yours to fill in is {function}, at the top of {file}.',
  'readme.command': '{command} is the command in your clone of Daeguk: write the way there.',
  'readme.check': 'Is it sound?',
  'readme.check-about':
    'Builds it as the judge does, takes it through every command and awkward moment, and says what a judge would rule.',
  'readme.play': 'Play',
  'readme.play-about':
    'The very referee of the contest. Stronger opponents are house:normal and house; another program of yours may sit there as well.',
  'readme.lost': 'Why did it lose?',
  'readme.lost-about':
    'The first tells the verdict and, after a fault, what the bot last said. The second plays the game again with the bot as it is now, against the same moves.',
  'readme.by-hand': 'Build and run by hand',
  'readme.by-hand-about.pipes':
    'Not needed for the commands above. It then waits for what the referee says: type it, as the page on the protocol shows.',
  'readme.by-hand-about.tcp':
    'Not needed for the commands above. It then waits for a referee on port 8888: replay --serve is one, for debugging.',
  'readme.by-hand-about.afresh':
    'Not needed for the commands above. It is given the position as its arguments, here that of an example.',
  'readme.limits': 'Limits',
  'readme.submit': 'Submit',
  'readme.submit-about': 'Hand in {files}, and nothing else.',
  'readme.more': 'More',
  'readme.rules': 'Rules, with pictures',
  'readme.protocol': 'Protocol, with a transcript',
  'readme.first-bot': 'A first bot, step by step',
  'readme.time': 'How time is charged',
};

const ko: typeof en = {
  'error.kit-language': '"{language}" 키트는 없습니다. 있는 것: {known}.',
  'error.kit-none': '{contest} 대회에는 {language} 키트가 없습니다.',
  'error.kit-exists': '덮어쓰게 되는 파일이 있어 아무것도 쓰지 않았습니다: {files}',
  'error.kit-write': '{folder}에 쓸 수 없습니다: {problem}',
  'kit.wrote': '다음 파일을 썼습니다: {files}',
  'kit.fill-in': '{file}의 {function}을(를) 채우세요. 그다음:',
  'readme.title': '{contest}: {language} 봇',
  'readme.whole':
    '봇 하나가 다 들어 있습니다: {files}. 심판과 통신하고 규칙에 맞는 수를 둡니다. 아직 좋은 수는 아닙니다.',
  'readme.fill-in': '채울 곳은 {file} 맨 위의 {function}입니다.',
  'readme.command': '{command} 명령은 Daeguk을 복제한 폴더에 있습니다. 그 경로를 적으세요.',
  'readme.check': '검사하기',
  'readme.check-about':
    '심판과 똑같이 빌드하고, 모든 명령과 까다로운 순간을 겪게 한 뒤, 심판이라면 어떻게 판정할지 알려 줍니다.',
  'readme.play': '대국하기',
  'readme.play-about':
    '대회에서 쓰는 바로 그 심판입니다. 더 강한 상대는 house:normal과 house이고, 자신의 다른 프로그램을 앉혀도 됩니다.',
  'readme.lost': '왜 졌을까?',
  'readme.lost-about':
    '첫 명령은 판정을, 봇의 잘못이었다면 마지막 말도 보여 줍니다. 둘째 명령은 지금의 봇이 그때와 같은 상대 수에 맞서 그 판을 다시 둡니다.',
  'readme.by-hand': '직접 빌드하고 실행하기',
  'readme.by-hand-about.pipes':
    '위 명령에는 필요 없습니다. 실행하면 심판의 말을 기다립니다. 프로토콜 문서를 보고 직접 입력해 보세요.',
  'readme.by-hand-about.tcp':
    '위 명령에는 필요 없습니다. 실행하면 8888번 포트의 심판을 기다립니다. 디버깅에는 replay --serve가 심판 노릇을 합니다.',
  'readme.by-hand-about.afresh':
    '위 명령에는 필요 없습니다. 국면은 인수로 받습니다. 여기 있는 것은 예입니다.',
  'readme.limits': '제한',
  'readme.submit': '제출',
  'readme.submit-about': '{files}만 제출합니다.',
  'readme.more': '더 읽을거리',
  'readme.rules': '그림이 있는 규칙',
  'readme.protocol': '대화 예가 있는 프로토콜',
  'readme.first-bot': '첫 봇 만들기',
  'readme.time': '시간 계산 방법',
};

const zh: typeof en = {
  'error.kit-language': '没有 "{language}" 的入门包；现有：{known}。',
  'error.kit-none': '{contest} 没有 {language} 的入门包。',
  'error.kit-exists': '什么也没有写：会覆盖 {files}。',
  'error.kit-write': '无法写入 {folder}：{problem}',
  'kit.wrote': '已写入 {files}。',
  'kit.fill-in': '请填写 {file} 中的 {function}。然后：',
  'readme.title': '{contest}：用 {language} 写的程序',
  'readme.whole': '一个完整的程序：{files}。它与裁判通信，走的棋合法，只是还不高明。',
  'readme.fill-in': '要由你填写的是 {file} 开头的 {function}。',
  'readme.command': '{command} 是你克隆的 Daeguk 中的命令：请写出它的路径。',
  'readme.check': '程序合格吗？',
  'readme.check-about': '像评测一样编译，走遍所有命令和棘手的时刻，并说明裁判会如何判定。',
  'readme.play': '对局',
  'readme.play-about':
    '用的就是比赛的裁判。更强的对手是 house:normal 和 house；也可以让你的另一个程序坐在对面。',
  'readme.lost': '为什么输了？',
  'readme.lost-about':
    '第一条命令给出判定；若是程序出错，还有它最后说的话。第二条让现在的程序面对同样的着法重下这一局。',
  'readme.by-hand': '自己编译和运行',
  'readme.by-hand-about.pipes':
    '上面的命令不需要这一步。运行后它等待裁判的话：可以参照协议页自己输入。',
  'readme.by-hand-about.tcp':
    '上面的命令不需要这一步。运行后它等待 8888 端口上的裁判：调试时可用 replay --serve 充当。',
  'readme.by-hand-about.afresh': '上面的命令不需要这一步。局面由参数给出，这里是一个例子。',
  'readme.limits': '限制',
  'readme.submit': '提交',
  'readme.submit-about': '只提交 {files}。',
  'readme.more': '更多',
  'readme.rules': '带图的规则',
  'readme.protocol': '带通信实例的协议',
  'readme.first-bot': '一步一步写第一个程序',
  'readme.time': '时间如何计算',
};

export const messages = catalogue({ en, ko, zh });

/** The sentences of kits. */
export const say = wording(messages);
