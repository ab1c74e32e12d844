import { catalogue } from '@daeguk/games';

export const words = catalogue({
  en: {
    title: 'Help',
    lead: 'From the first move to a contest of your own.',
    contents: 'Contents',
  },
  ko: { title: '도움말', lead: '첫 수부터 나만의 대회까지.', contents: '차례' },
  zh: { title: '帮助', lead: '从第一步棋到自己举办比赛。', contents: '目录' },
});
