import { packetLines, protocols } from '@daeguk/protocols';
import { type SeatName, type ToldGame, toldTo } from '@daeguk/referee';
import { shellWord } from '../shell-word.js';

/** A game up to some ply, as one of its players is told it. */
export interface Break {
  readonly game: ToldGame;
  readonly plies: number;
  readonly seat: SeatName;
  readonly protocol: string;
}

/**
 * Just what a bot is told up to the question that is open there. Over pipes it can be fed to the bot
 * as it is; a program run afresh needs only its last arguments; packets are shown as numbers.
 */
export function debuggerLines({ game, plies, seat, protocol }: Break): string[] {
  const told = toldTo(game, seat, protocol, plies);
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
