import { catalogue } from '@daeguk/games';

export const words = catalogue({
  en: {
    title: 'Welcome',
    'lead.password': 'Others may know your first password. Choose your own.',
    'lead.nickname': 'Choose what others call you: on ladders, at boards, in records.',
    step: 'Step {step} of {steps}',
    'step.password': 'A password of your own',
    'step.nickname': 'Your nickname',
    'old-password.help': 'The one you have just signed in with.',
    'set-password': 'Set the password',
    'set-nickname': 'Use this nickname',
  },
  ko: {
    title: '환영합니다',
    'lead.password':
      '처음 받은 비밀번호는 다른 사람이 알 수 있습니다. 나만의 비밀번호를 정하십시오.',
    'lead.nickname': '순위표와 대국, 기록에서 불릴 이름을 정하십시오.',
    step: '{steps}단계 중 {step}단계',
    'step.password': '나만의 비밀번호',
    'step.nickname': '닉네임',
    'old-password.help': '방금 로그인할 때 쓴 비밀번호입니다.',
    'set-password': '비밀번호 정하기',
    'set-nickname': '이 닉네임 쓰기',
  },
  zh: {
    title: '欢迎',
    'lead.password': '初始密码别人可能知道。请设置自己的密码。',
    'lead.nickname': '请选择别人如何称呼您：在天梯、对局和记录中。',
    step: '第 {step} 步，共 {steps} 步',
    'step.password': '自己的密码',
    'step.nickname': '昵称',
    'old-password.help': '即刚才登录所用的密码。',
    'set-password': '设置密码',
    'set-nickname': '使用此昵称',
  },
});
