// The wire formats: adding a protocol is its file and a line here.
export { algocup } from './connect6/algocup.js';
export { makyek } from './makyek/makyek.js';
export { uci } from './microchess/uci.js';
export { stones } from './picking-stones/line.js';
export { play } from './picking-stones/play.js';
export { reversiTcp } from './reversi/tcp.js';
