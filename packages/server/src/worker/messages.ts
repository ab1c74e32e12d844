import { catalogue } from '@daeguk/games';

export const messages = catalogue({
  en: {
    'fault.worker-unsandboxed':
      'Nothing can hold a bot on this machine ({missing}); a worker starts here only if that is allowed.',
  },
  ko: {
    'fault.worker-unsandboxed':
      '이 컴퓨터에는 봇을 가둘 방법이 없습니다({missing}). 허용해야만 워커가 시작됩니다.',
  },
  zh: {
    'fault.worker-unsandboxed': '本机无法隔离程序（{missing}）；须先允许，工作进程才会启动。',
  },
});
