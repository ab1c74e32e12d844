// The kernel's filter machine written a second time, from its manual ("Berkeley Packet Filter") and
// not from the code that writes the filters.

/** One system call as a filter sees it. */
export interface Call {
  readonly audit: number;
  readonly number: number;
  readonly arguments?: readonly bigint[];
}

export interface Instruction {
  readonly code: number;
  readonly yes: number;
  readonly no: number;
  readonly value: number;
}

const BYTES_AN_INSTRUCTION = 8;
const BYTES_OF_A_CALL = 64;
const WORD_AT = 0x20;
const JUMP = { equal: 0x15, anyBit: 0x45 };
const RETURN = 0x06;

export function instructions(filter: Buffer): Instruction[] {
  if (filter.length % BYTES_AN_INSTRUCTION !== 0) throw new Error('cut off in an instruction');
  return Array.from({ length: filter.length / BYTES_AN_INSTRUCTION }, (_, index) => {
    const at = filter.subarray(index * BYTES_AN_INSTRUCTION);
    return { code: at.readUInt16LE(0), yes: at[2]!, no: at[3]!, value: at.readUInt32LE(4) };
  });
}

/** Where control may go from an instruction, by its place. */
export function nextOf({ code, yes, no }: Instruction, place: number): number[] {
  if (code === RETURN) return [];
  return code === WORD_AT ? [place + 1] : [place + 1 + yes, place + 1 + no];
}

/** What the filter says to a call, in words. */
export function verdictOn(filter: Buffer, call: Call): string {
  const program = instructions(filter);
  const seen = bytesOf(call);
  let accumulator = 0;
  for (let place = 0; place < program.length; place++) {
    const { code, yes, no, value } = program[place]!;
    if (code === RETURN) return worded(value);
    if (code === WORD_AT) accumulator = seen.readUInt32LE(value);
    else if (code === JUMP.equal) place += accumulator === value ? yes : no;
    else if (code === JUMP.anyBit) place += (accumulator & value) !== 0 ? yes : no;
    else throw new Error(`no such instruction: ${code}`);
  }
  throw new Error('ran off the end');
}

/** `struct seccomp_data` of the kernel's header. */
function bytesOf({ audit, number, arguments: given = [] }: Call): Buffer {
  const bytes = Buffer.alloc(BYTES_OF_A_CALL);
  bytes.writeUInt32LE(number >>> 0, 0);
  bytes.writeUInt32LE(audit, 4);
  for (const [index, value] of given.entries()) bytes.writeBigUInt64LE(value, 16 + 8 * index);
  return bytes;
}

const ERRORS: Readonly<Record<number, string>> = {
  1: 'EPERM',
  11: 'EAGAIN',
  38: 'ENOSYS',
  97: 'EAFNOSUPPORT',
};

function worded(answer: number): string {
  if (answer === 0x7fff_0000) return 'allow';
  if (answer === 0x8000_0000) return 'kill';
  if (answer >>> 16 === 5) return ERRORS[answer & 0xffff] ?? `error ${answer & 0xffff}`;
  return `answer ${answer}`;
}
