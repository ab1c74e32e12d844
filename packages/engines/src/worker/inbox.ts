/** Messages that wait to be taken, one after the other; null once it is closed and empty. */
export class Inbox<Message> {
  readonly #messages: Message[] = [];
  #isClosed = false;
  #wake = () => {};

  put(message: Message): void {
    this.#messages.push(message);
    this.#wake();
  }

  /** What waits is dropped: nobody wants it any more. */
  close(): void {
    this.#messages.length = 0;
    this.#isClosed = true;
    this.#wake();
  }

  async take(): Promise<Message | null> {
    while (this.#messages.length === 0 && !this.#isClosed) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#messages.shift() ?? null;
  }
}
