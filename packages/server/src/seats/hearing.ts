import { type PersonWord, personWord } from '@daeguk/api';
import type { WebSocket } from '@fastify/websocket';
import { Pace } from './pace.js';

const LARGEST = 4096;
const MOST_A_SECOND = 20;

/** As RFC 6455 has it: for who does not keep to what was agreed. */
const POLICY = 1008;

/** Hears what a person says over a socket. Nonsense, speeches and floods end the conversation. */
export function hearWords(socket: WebSocket, hear: (word: PersonWord) => void): void {
  const pace = new Pace(MOST_A_SECOND);
  socket.on('message', (data: Buffer, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const word = isBinary || data.length > LARGEST || !pace.keeps() ? null : readWord(data);
    if (word === null) socket.close(POLICY);
    else hear(word);
  });
}

function readWord(data: Buffer): PersonWord | null {
  try {
    return personWord.parse(JSON.parse(data.toString('utf8')));
  } catch {
    return null;
  }
}
