const MOMENT = /(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/g;

/** A sentence of the server with its moments told as they are here: it does not know where its reader is. */
export function withMoments(sentence: string, tell: (moment: string) => string): string {
  return sentence.replace(MOMENT, (_all, day, time) => tell(`${day}T${time}Z`));
}
