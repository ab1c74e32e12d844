export interface LiveEvent {
  readonly event: string;
  readonly data: unknown;
}

/** An event as it goes out: encoded once, for everybody. */
export interface Told<Event = LiveEvent> {
  readonly told: Event;
  readonly bytes: Buffer;
}

/** As Server-Sent Events are written. JSON holds no line breaks, so one line of data is enough. */
export function encode<Event extends LiveEvent>(id: string, told: Event): Told<Event> {
  const text = `id: ${id}\nevent: ${told.event}\ndata: ${JSON.stringify(told.data)}\n\n`;
  return { told, bytes: Buffer.from(text) };
}

/** The first words of a stream: how soon whoever loses it may come again. */
export const GREETING = Buffer.from('retry: 2000\n\n');

/** A sign of life, which is no event. */
export const HEARTBEAT = Buffer.from(':\n\n');
