import { catalogue } from '@daeguk/games';

export const words = catalogue({
  en: {
    piece: '{side} {piece}',
    'side.white': 'white',
    'side.black': 'black',
    tally: 'material {count}',
  },
  ko: { piece: '{side} {piece}', 'side.white': '백', 'side.black': '흑', tally: '기물 {count}점' },
  zh: { piece: '{side}{piece}', 'side.white': '白', 'side.black': '黑', tally: '子力 {count}' },
});
