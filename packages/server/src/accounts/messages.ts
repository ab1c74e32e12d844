import { catalogue } from '@daeguk/games';

export const messages = catalogue({
  en: {
    'fault.wrong-sign-in': 'Number or password is wrong.',
    'fault.wrong-password': 'The old password is wrong.',
    'fault.locked':
      'Too many wrong passwords in a row: the account is locked for another {seconds} s.',
    'fault.account-disabled': 'This account is disabled. Ask an organiser.',
    'fault.password-same': 'The new password must differ from the old one.',
    'fault.password-is-number': 'The password must not be the number you sign in with.',
    'fault.must-change-password': 'Choose a new password first.',
    'fault.must-choose-nickname': 'Choose a nickname first.',
    'fault.number-taken': 'There is an account with the number {number} already.',
    'fault.nickname-taken':
      'Somebody is called {nickname} already, or much like it. Choose another.',
    'fault.nickname-reserved':
      '{nickname} is what the arena itself is called. Choose another nickname.',
    'fault.registration-closed':
      'Nobody can register here by themselves. Ask an organiser for an account.',
    'fault.session-needed': 'This cannot be done with a token: sign in with your password.',
    'fault.too-many-tokens': 'An account has at most {most} tokens. Revoke one first.',
    'fault.last-organiser': 'This is the last organiser. Make somebody else an organiser first.',
    'fault.no-account': 'There is no account {account}.',
    'fault.no-session': 'You have no such session.',
    'fault.no-token': 'You have no token {token}.',
    'fault.import-too-many':
      'The list has {found} lines; at most {most} are taken at a time. Split it.',
    'fault.import-quote': 'A quote is opened and never closed.',
    'fault.import-encoding': 'Some letters cannot be read. Save the file as UTF-8.',
    'fault.import-columns':
      'There are {found} columns where number, name and group are expected. Put cells that hold a separator into quotes.',
    'fault.import-no-number': 'The number is missing.',
    'fault.import-number':
      '"{number}" cannot be a number to sign in with: at most 64 letters and digits, without blanks.',
    'fault.import-twice': '{number} is in the list twice; this line is left out.',
    'fault.import-registered':
      'Somebody registered as {number} by themselves. If it is theirs, write name and group into their account by hand.',
    'fault.import-long': 'Name and group may have at most {most} letters each.',
  },
  ko: {
    'fault.wrong-sign-in': '번호나 비밀번호가 틀렸습니다.',
    'fault.wrong-password': '지금 비밀번호가 틀렸습니다.',
    'fault.locked':
      '비밀번호를 잇달아 잘못 입력해 계정이 잠겼습니다. {seconds}초 뒤에 다시 시도하십시오.',
    'fault.account-disabled': '사용이 중지된 계정입니다. 주최자에게 문의하십시오.',
    'fault.password-same': '새 비밀번호는 지금 비밀번호와 달라야 합니다.',
    'fault.password-is-number': '로그인 번호를 비밀번호로 쓸 수 없습니다.',
    'fault.must-change-password': '먼저 새 비밀번호를 정하십시오.',
    'fault.must-choose-nickname': '먼저 닉네임을 정하십시오.',
    'fault.number-taken': '번호 {number}의 계정이 이미 있습니다.',
    'fault.nickname-taken':
      '닉네임 {nickname}은(는) 이미 쓰이거나 매우 비슷한 것이 있습니다. 다른 닉네임을 고르십시오.',
    'fault.nickname-reserved':
      '{nickname}은(는) 경기장이 쓰는 이름입니다. 다른 닉네임을 고르십시오.',
    'fault.registration-closed': '스스로 가입할 수 없습니다. 운영자에게 계정을 요청하십시오.',
    'fault.session-needed': '토큰으로는 할 수 없습니다. 비밀번호로 로그인하십시오.',
    'fault.too-many-tokens': '토큰은 계정마다 {most}개까지입니다. 먼저 하나를 폐기하십시오.',
    'fault.last-organiser': '마지막 운영자입니다. 먼저 다른 사람을 운영자로 정하십시오.',
    'fault.no-account': '계정 {account}이(가) 없습니다.',
    'fault.no-session': '그런 세션이 없습니다.',
    'fault.no-token': '토큰 {token}이(가) 없습니다.',
    'fault.import-too-many':
      '명단이 {found}줄입니다. 한 번에 {most}줄까지 받으니 나누어 올리십시오.',
    'fault.import-quote': '따옴표가 닫히지 않았습니다.',
    'fault.import-encoding': '읽을 수 없는 글자가 있습니다. 파일을 UTF-8로 저장하십시오.',
    'fault.import-columns':
      '번호, 이름, 그룹이 있어야 할 줄에 칸이 {found}개 있습니다. 구분 기호가 든 칸은 따옴표로 묶으십시오.',
    'fault.import-no-number': '번호가 없습니다.',
    'fault.import-number':
      '"{number}"은(는) 로그인 번호로 쓸 수 없습니다. 빈칸 없이 64자까지 쓰십시오.',
    'fault.import-twice': '{number}이(가) 명단에 두 번 있습니다. 이 줄은 빠집니다.',
    'fault.import-registered':
      '번호 {number}은(는) 누군가 스스로 가입한 계정입니다. 본인이 맞으면 계정에 이름과 그룹을 직접 적으십시오.',
    'fault.import-long': '이름과 그룹은 각각 {most}자까지 쓸 수 있습니다.',
  },
  zh: {
    'fault.wrong-sign-in': '编号或密码有误。',
    'fault.wrong-password': '原密码有误。',
    'fault.locked': '连续多次输错密码，账号已锁定，请在 {seconds} 秒后重试。',
    'fault.account-disabled': '该账号已停用，请联系主办方。',
    'fault.password-same': '新密码不能与原密码相同。',
    'fault.password-is-number': '不能用登录编号作密码。',
    'fault.must-change-password': '请先设置新密码。',
    'fault.must-choose-nickname': '请先选择昵称。',
    'fault.number-taken': '编号 {number} 已有账号。',
    'fault.nickname-taken': '昵称“{nickname}”或与之极为相近的昵称已被使用，请另选一个。',
    'fault.nickname-reserved': '“{nickname}”是赛场自用的名称，请另选一个昵称。',
    'fault.registration-closed': '此处不开放自行注册，请向主办方申请账号。',
    'fault.session-needed': '此操作不能使用令牌，请用密码登录。',
    'fault.too-many-tokens': '每个账号最多有 {most} 个令牌，请先撤销一个。',
    'fault.last-organiser': '这是最后一位主办方人员，请先指定另一位。',
    'fault.no-account': '没有账号 {account}。',
    'fault.no-session': '您没有这个会话。',
    'fault.no-token': '您没有令牌 {token}。',
    'fault.import-too-many': '名单有 {found} 行，一次最多接受 {most} 行，请分次导入。',
    'fault.import-quote': '引号没有闭合。',
    'fault.import-encoding': '有无法识别的文字，请将文件另存为 UTF-8。',
    'fault.import-columns': '应为编号、姓名、班级，却有 {found} 列。含分隔符的单元格请加引号。',
    'fault.import-no-number': '缺少编号。',
    'fault.import-number': '“{number}”不能用作登录编号：最多 64 个字符，不含空白。',
    'fault.import-twice': '{number} 在名单中出现两次，本行略过。',
    'fault.import-registered':
      '编号 {number} 的账号是有人自行注册的。如确系本人，请在该账号中手动填写姓名和班级。',
    'fault.import-long': '姓名和班级各不超过 {most} 个字符。',
  },
});
