import { catalogue } from '@daeguk/games';

export const words = catalogue({
  en: {
    contents: 'Chapters',
    none: 'Nothing has been written about this contest.',
    borrowed:
      'This page was written for another contest with the same protocol. Options and limits of this one may differ.',
    'to-limits': 'Its own limits',
    'in-english': 'This page is in English.',
  },
  ko: {
    contents: '차례',
    none: '이 대회에 대한 문서가 없습니다.',
    borrowed: '프로토콜이 같은 다른 대회의 문서입니다. 이 대회의 옵션과 제한은 다를 수 있습니다.',
    'to-limits': '이 대회의 제한',
    'in-english': '이 문서는 영어로 되어 있습니다.',
  },
  zh: {
    contents: '目录',
    none: '还没有关于这个比赛的文档。',
    borrowed: '本页是为协议相同的另一个比赛编写的。本比赛的选项与限制可能不同。',
    'to-limits': '本比赛的限制',
    'in-english': '本页为英文。',
  },
});
