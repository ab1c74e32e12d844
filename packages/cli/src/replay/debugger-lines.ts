import { protocols } from '@daeguk/protocols';
import { type RecordedGame, type RecordedMove, type SeatName, toldTo } from '@daeguk/referee';
import { packetLines } from '../packets.js';
import { shellWord } from '../shell-word.js';

/**
 * Just what a bot is told up to the question that is open after these moves. Over pipes it can be fed to the bot
 * as it is; a program run afresh needs only its last arguments; packets are shown as numbers.
 */
export function debuggerLines(
  { contest, conditions }: RecordedGame,
  moves: readonly RecordedMove[],
  seat: SeatName,
  protocol: string,
): string[] {
  const told = toldTo({ contest, conditions, moves }, seat, protocol);
  const words = (messages: readonly Uint8Array[]) =>
    messages.map((message) => Buffer.from(message).toString('utf8'));
  switch (protocols.get(protocol)?.transport) {
    case 'afresh':
      return [
        words(told.at(-1) ?? [])
          .map(shellWord)
          .join(' '),
      ];
    case 'tcp':
      return told.flat().flatMap(packetLines);
    default:
      return words(told.flat()).join('').trimEnd().split('\n');
  }
}
