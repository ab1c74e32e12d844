import { catalogue } from '@daeguk/games';
import type { Article } from '../article.js';

const NAMES = {
  'tab.name': 'Tab',
  'arrows.name': '← ↑ → ↓',
  'ends.name': 'Home · End',
  'enter.name': 'Enter · Space',
  'escape.name': 'Esc',
  'replay.name': '← →',
  'space.name': 'Space',
  'editor.name': 'Esc, Tab',
} as const;

export const keyboard: Article = {
  id: 'keyboard',
  words: catalogue({
    en: {
      ...NAMES,
      title: 'Keyboard',
      lead: 'Everything works by keys.',
      tab: 'from one control to the next; a board is one of them',
      arrows: 'from cell to cell on a board',
      ends: 'on a board to the ends of the row, in a replay to the first and the last position',
      enter: 'plays there, or chooses the piece',
      escape: 'lets go of a chosen piece, closes dialogues',
      replay: 'in a replay, a move back or forth',
      space: 'in a replay, runs it or halts it',
      editor: 'in the editor, on to the next control (Tab alone indents)',
    },
    ko: {
      ...NAMES,
      title: '키보드',
      lead: '모든 것을 키보드로 할 수 있습니다.',
      tab: '다음 조작 요소로 이동합니다. 판도 그 하나입니다',
      arrows: '판에서 칸 사이를 이동합니다',
      ends: '판에서는 줄의 끝으로, 복기에서는 처음과 마지막 국면으로 이동합니다',
      enter: '그곳에 두거나 말을 고릅니다',
      escape: '고른 말을 놓고, 대화 상자를 닫습니다',
      replay: '복기에서 한 수 앞이나 뒤로 이동합니다',
      space: '복기에서 재생하거나 멈춥니다',
      editor: '편집기에서 다음 조작 요소로 이동합니다(Tab만 누르면 들여쓰기)',
    },
    zh: {
      ...NAMES,
      title: '键盘',
      lead: '一切操作都可以用键盘完成。',
      tab: '移到下一个控件，棋盘也是其中之一',
      arrows: '在棋盘上逐格移动',
      ends: '在棋盘上移到行首或行尾，在回放中移到最初或最后的局面',
      enter: '在此落子，或选择棋子',
      escape: '放下所选棋子，关闭对话框',
      replay: '在回放中后退或前进一步',
      space: '在回放中播放或暂停',
      editor: '在编辑器中移到下一个控件（单独按 Tab 为缩进）',
    },
  }),
  blocks: [
    { text: 'lead' },
    { terms: ['tab', 'arrows', 'ends', 'enter', 'escape', 'replay', 'space', 'editor'] },
  ],
};
