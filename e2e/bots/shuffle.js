const { createInterface } = require('node:readline');

const MOVES = { 1: ['5 3 0', '4 3 1'], 2: ['9 2 1', '10 2 0'] };
let moves = [];
let turn = 0;
createInterface({ input: process.stdin }).on('line', (line) => {
  const [command, seat] = line.split(' ');
  if (command === 'START') {
    moves = MOVES[seat];
    console.log('OK');
  } else if (command === 'TURN') {
    console.log(moves[turn++ % 2]);
  } else if (command === 'END') {
    process.exit();
  }
});
