import { reasonWords } from '@daeguk/api';
import { catalogue } from '@daeguk/games';

/** Why a submission was not taken, and why it is in the state it is in. */
export const messages = catalogue({
  en: {
    ...reasonWords.en,
    'fault.file-count': 'A program is 1 to {most} files, not {count}.',
    'fault.file-name':
      'A file cannot be called "{file}". A name begins with a letter, a digit or _, holds only letters, digits, blanks and . _ + - ( ), has no two dots in a row, and is no longer than 100 bytes.',
    'fault.file-device':
      'A file cannot be called "{file}": on Windows that is a device. Choose another name.',
    'fault.file-extension':
      '"{file}" is no source file. What can be built ends in one of these: {known}',
    'fault.file-twice':
      'Two files are called "{file}", or differ by capitals only. Give them different names.',
    'fault.too-large':
      'The files have {bytes} bytes together; this contest takes {most} at the most.',
    'fault.binary-file':
      '"{file}" is not a text file. Send the source, not what was built of it, saved as UTF-8.',
    'fault.empty-source': 'There is nothing in the source. Send the text of a program.',
    'fault.no-source': 'There is no source file, only headers. Send a program in one of: {known}',
    'fault.several-files':
      'A program in {language} must be one file here, not {count}. Only C and C++ may have several files.',
    'fault.mixed-languages':
      'The files are in several languages ({languages}). Send the files of one program in one language.',
    'fault.wrong-language':
      '"{compiler}" does not build programs in {language}. For these there is: {fits}',
    'fault.unknown-protocol': 'This contest does not speak "{protocol}", only: {known}',
    'fault.contest-coming': 'This contest takes submissions from {opensAt} on.',
    'fault.contest-closed': 'This contest has been closed for submissions since {closesAt}.',
    'fault.not-listed':
      'Only those on the list of this contest may submit. Ask an organiser to be put on it.',
    'fault.in-queue':
      'Your submission {submission} is not through yet. Only one at a time may be in the queue.',
    'fault.too-soon':
      'Between two submissions, or two that are entered, there must be {gap} seconds. Try again in {seconds} seconds.',
    'fault.judge-time':
      'Your {allowed} seconds of judging within 24 hours are used up. Try again in {seconds} seconds.',
    'fault.trial-opponent':
      'Submission {submission} cannot be the opponent of the trial. Choose one of your own in this contest that was built.',
    'fault.unknown-submission': 'There is no submission {submission}.',
    'fault.wrong-state': 'This cannot be done now: submission {submission} {state}.',
    'fault.withdraw-settled':
      'Submission {submission} is on the ladder, which is frozen or closed. Only an organiser can withdraw it now.',
    'state.pending': 'waits to be built',
    'state.building': 'is being built',
    'state.build-error': 'could not be built',
    'state.system-error': 'could not be built by the arena',
    'state.trial': 'is playing its trial',
    'state.tried': 'has had its trial',
    'state.playing': 'is playing its games',
    'state.effective': 'counts',
    'state.superseded': 'was replaced by a later one',
    'state.withdrawn': 'was withdrawn',
  },
  ko: {
    ...reasonWords.ko,
    'fault.file-count': '프로그램은 파일 1~{most}개여야 합니다. {count}개를 보냈습니다.',
    'fault.file-name':
      '"{file}"은(는) 파일 이름으로 쓸 수 없습니다. 이름은 글자나 숫자, _로 시작하고 글자, 숫자, 빈칸, . _ + - ( )만 쓸 수 있으며, 점을 잇달아 쓸 수 없고, 100바이트를 넘을 수 없습니다.',
    'fault.file-device':
      '"{file}"은(는) Windows에서 장치 이름이므로 쓸 수 없습니다. 다른 이름을 쓰십시오.',
    'fault.file-extension':
      '"{file}"은(는) 소스 파일이 아닙니다. 빌드할 수 있는 파일의 확장자: {known}',
    'fault.file-twice': '"{file}" 파일이 둘이거나 대소문자만 다릅니다. 서로 다른 이름을 쓰십시오.',
    'fault.too-large': '파일이 모두 {bytes}바이트입니다. 이 대회에서는 {most}바이트까지 받습니다.',
    'fault.binary-file':
      '"{file}"은(는) 텍스트 파일이 아닙니다. 빌드한 결과가 아니라 UTF-8로 저장한 소스를 보내십시오.',
    'fault.empty-source': '소스가 비어 있습니다. 프로그램의 소스를 보내십시오.',
    'fault.no-source': '헤더만 있고 소스 파일이 없습니다. 보낼 수 있는 언어: {known}',
    'fault.several-files':
      '{language} 프로그램은 파일 하나여야 합니다. {count}개를 보냈습니다. 파일이 여럿이어도 되는 언어는 C와 C++뿐입니다.',
    'fault.mixed-languages':
      '여러 언어({languages})의 파일이 섞여 있습니다. 한 언어로 된 프로그램 하나의 파일만 보내십시오.',
    'fault.wrong-language':
      '"{compiler}"(으)로는 {language} 프로그램을 빌드할 수 없습니다. 쓸 수 있는 것: {fits}',
    'fault.unknown-protocol':
      '이 대회에서는 "{protocol}" 프로토콜을 쓰지 않습니다. 쓸 수 있는 것: {known}',
    'fault.contest-coming': '이 대회는 {opensAt}부터 제출을 받습니다.',
    'fault.contest-closed': '이 대회의 제출은 {closesAt}에 마감되었습니다.',
    'fault.not-listed':
      '이 대회의 명단에 있는 사람만 제출할 수 있습니다. 주최자에게 등록을 요청하십시오.',
    'fault.in-queue':
      '제출 {submission}번이 아직 처리되고 있습니다. 대기열에는 한 번에 하나만 둘 수 있습니다.',
    'fault.too-soon':
      '제출 사이, 등록 사이에는 {gap}초의 간격이 있어야 합니다. {seconds}초 뒤에 다시 하십시오.',
    'fault.judge-time':
      '24시간 동안 쓸 수 있는 채점 시간 {allowed}초를 다 썼습니다. {seconds}초 뒤에 다시 하십시오.',
    'fault.trial-opponent':
      '제출 {submission}번은 시험 대국의 상대가 될 수 없습니다. 이 대회에 낸 자신의 제출 중 빌드된 것을 고르십시오.',
    'fault.unknown-submission': '제출 {submission}번은 없습니다.',
    'fault.wrong-state': '지금은 할 수 없습니다. 제출 {submission}번은 {state}.',
    'fault.withdraw-settled':
      '제출 {submission}번은 순위표에 있고, 순위표가 고정되었거나 대회가 마감되었습니다. 이제는 주최자만 철회할 수 있습니다.',
    'state.pending': '빌드를 기다리고 있습니다',
    'state.building': '빌드 중입니다',
    'state.build-error': '빌드하지 못했습니다',
    'state.system-error': '시스템 문제로 빌드하지 못했습니다',
    'state.trial': '시험 대국 중입니다',
    'state.tried': '시험 대국을 마쳤습니다',
    'state.playing': '대국 중입니다',
    'state.effective': '순위에 반영되어 있습니다',
    'state.superseded': '나중 제출로 바뀌었습니다',
    'state.withdrawn': '철회되었습니다',
  },
  zh: {
    ...reasonWords.zh,
    'fault.file-count': '一个程序应有 1 到 {most} 个文件，而不是 {count} 个。',
    'fault.file-name':
      '文件不能叫“{file}”。文件名须以文字、数字或 _ 开头，只含文字、数字、空格和 . _ + - ( )，不能有连续的点，且不超过 100 字节。',
    'fault.file-device': '文件不能叫“{file}”：它在 Windows 上是设备名。请换一个名字。',
    'fault.file-extension': '“{file}”不是源文件。可以编译的文件扩展名：{known}',
    'fault.file-twice': '有两个文件叫“{file}”，或只有大小写不同。请使用不同的名字。',
    'fault.too-large': '文件共 {bytes} 字节；本比赛最多接受 {most} 字节。',
    'fault.binary-file': '“{file}”不是文本文件。请提交以 UTF-8 保存的源代码，而不是编译后的文件。',
    'fault.empty-source': '源代码是空的。请提交程序的源代码。',
    'fault.no-source': '只有头文件，没有源文件。可以使用的语言：{known}',
    'fault.several-files':
      '{language} 程序只能有一个文件，而不是 {count} 个。只有 C 和 C++ 可以有多个文件。',
    'fault.mixed-languages':
      '文件使用了多种语言（{languages}）。请只提交一个程序、一种语言的文件。',
    'fault.wrong-language': '“{compiler}”不能编译 {language} 程序。可以使用：{fits}',
    'fault.unknown-protocol': '本比赛不使用协议“{protocol}”。可以使用：{known}',
    'fault.contest-coming': '本比赛从 {opensAt} 开始接受提交。',
    'fault.contest-closed': '本比赛已于 {closesAt} 停止接受提交。',
    'fault.not-listed': '只有名单上的人可以向本比赛提交。请联系主办方加入名单。',
    'fault.in-queue': '您的提交 {submission} 还没有处理完。队列中一次只能有一个。',
    'fault.too-soon': '两次提交或两次确认参赛之间须间隔 {gap} 秒。请在 {seconds} 秒后再试。',
    'fault.judge-time': '您 24 小时内的 {allowed} 秒评测时间已用完。请在 {seconds} 秒后再试。',
    'fault.trial-opponent':
      '提交 {submission} 不能作为试赛的对手。请选择您自己在本比赛中已编译成功的提交。',
    'fault.unknown-submission': '没有提交 {submission}。',
    'fault.wrong-state': '现在不能这样做：提交 {submission} {state}。',
    'fault.withdraw-settled':
      '提交 {submission} 在天梯上，而天梯已封榜或比赛已截止。现在只有主办方可以撤回它。',
    'state.pending': '正在等待编译',
    'state.building': '正在编译',
    'state.build-error': '编译失败',
    'state.system-error': '因平台问题未能编译',
    'state.trial': '正在试赛',
    'state.tried': '已完成试赛',
    'state.playing': '正在对局',
    'state.effective': '已计入排名',
    'state.superseded': '已被后来的提交取代',
    'state.withdrawn': '已撤回',
  },
});
