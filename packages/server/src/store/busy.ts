/** What the driver says where no connection is free in time, or one breaks. */
const WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** Networks that fail; and PostgreSQL that is full, starting or shutting down. */
const CODES =
  /^(E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH|AI_AGAIN)|08...|53300|57P0[123])$/;

/** Whether nothing is wrong with what was asked: the database has no time for it now, or is away. */
export function isDatabaseBusy(error: Error): boolean {
  const { message, code, cause } = error as Error & { code?: unknown };
  if (WORDS.test(message) || (typeof code === 'string' && CODES.test(code))) return true;
  return cause instanceof Error && isDatabaseBusy(cause);
}
