import { catalogue } from '@daeguk/games';

/** Why a submission is in the state it is in: `reason` as a sentence, for whoever shows it. */
export const reasonWords = catalogue({
  en: {
    'fault.build-failed': 'The compiler reported errors. It was run as: {command}',
    'fault.build-time': 'The build took longer than {seconds} seconds and was stopped.',
    'fault.build-memory': 'The build took more memory than {bytes} bytes and was stopped.',
    'fault.build-size': 'The build made more than {bytes} bytes and was stopped.',
    'fault.sandbox':
      'The arena could not build it; this is not your fault. An organiser can have it built again.',
    'fault.no-compiler':
      'The arena has not got what this is built with ({command}); this is not your fault. An organiser can install it and have it built again.',
    'fault.sources':
      'The arena could not read the source back; this is not your fault. An organiser can have it built again.',
    'fault.build-given-up':
      'The arena began to build it {times} times and never got to the end. An organiser can have it built again.',
    'fault.trial-over':
      'The trial, game {game}, was {result}. Enter the submission to let it count.',
    'fault.trial-spoilt':
      'The arena could not play the trial, game {game}, to its end; this is not your fault. You may still enter the submission.',
    'fault.superseded': 'Submission {submission} took its place.',
    'result.won': 'won',
    'result.drawn': 'drawn',
    'result.lost': 'lost',
  },
  ko: {
    'fault.build-failed': '컴파일러가 오류를 알렸습니다. 실행한 명령: {command}',
    'fault.build-time': '빌드가 {seconds}초를 넘겨 중단되었습니다.',
    'fault.build-memory': '빌드가 메모리 {bytes}바이트를 넘겨 중단되었습니다.',
    'fault.build-size': '빌드 결과가 {bytes}바이트를 넘어 중단되었습니다.',
    'fault.sandbox':
      '시스템 문제로 빌드하지 못했습니다. 제출자의 잘못이 아닙니다. 주최자가 다시 빌드할 수 있습니다.',
    'fault.no-compiler':
      '이 서버에는 빌드에 필요한 프로그램이 없습니다({command}). 제출자의 잘못이 아닙니다. 주최자가 설치한 뒤 다시 빌드할 수 있습니다.',
    'fault.sources':
      '시스템 문제로 소스를 읽지 못했습니다. 제출자의 잘못이 아닙니다. 주최자가 다시 빌드할 수 있습니다.',
    'fault.build-given-up':
      '빌드를 {times}번 시작했지만 한 번도 끝내지 못했습니다. 주최자가 다시 빌드할 수 있습니다.',
    'fault.trial-over': '시험 대국({game}번)에서 {result}. 등록하면 순위에 반영됩니다.',
    'fault.trial-spoilt':
      '시스템 문제로 시험 대국({game}번)을 마치지 못했습니다. 제출자의 잘못이 아닙니다. 그래도 등록할 수 있습니다.',
    'fault.superseded': '제출 {submission}번이 그 자리를 이어받았습니다.',
    'result.won': '이겼습니다',
    'result.drawn': '비겼습니다',
    'result.lost': '졌습니다',
  },
  zh: {
    'fault.build-failed': '编译器报告了错误。所用命令：{command}',
    'fault.build-time': '编译超过 {seconds} 秒，已中止。',
    'fault.build-memory': '编译使用的内存超过 {bytes} 字节，已中止。',
    'fault.build-size': '编译产生的文件超过 {bytes} 字节，已中止。',
    'fault.sandbox': '平台未能完成编译，不是您的问题。主办方可以安排重新编译。',
    'fault.no-compiler':
      '本平台没有安装编译所需的程序（{command}），不是您的问题。主办方安装后可以安排重新编译。',
    'fault.sources': '平台未能读出源代码，不是您的问题。主办方可以安排重新编译。',
    'fault.build-given-up': '平台已尝试编译 {times} 次，均未能完成。主办方可以安排重新编译。',
    'fault.trial-over': '试赛（第 {game} 局）结果：{result}。确认参赛后计入排名。',
    'fault.trial-spoilt': '平台未能完成试赛（第 {game} 局），不是您的问题。您仍可确认参赛。',
    'fault.superseded': '提交 {submission} 已取代它。',
    'result.won': '胜',
    'result.drawn': '平',
    'result.lost': '负',
  },
});
