import type { RecordSink } from '../record.js';

/** A record that is kept where a test can look at it. */
export class MemorySink implements RecordSink {
  text = '';

  write(text: string): void {
    this.text += text;
  }

  close(): void {}
}
