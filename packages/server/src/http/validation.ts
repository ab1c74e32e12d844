import { type Fault, fault, type Language, phrase } from '@daeguk/games';
import { localeErrors } from '@daeguk/referee';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { messages } from './messages.js';

/** Checks what was sent by the schema of its route, and hands on what the schema makes of it. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (value: unknown) => {
    // What is wrong is put into words later, when it is known in which language.
    const result = schema.safeParse(value, { reportInput: true });
    return result.success ? { value: result.data } : { error: result.error };
  };
};

/** What is said of something that is not there, by what an address calls it. */
const UNKNOWN: Readonly<Record<string, string>> = {
  game: 'no-game',
  contest: 'unknown-contest',
  submission: 'unknown-submission',
  tournament: 'unknown-tournament',
  announcement: 'no-announcement',
};

/** The first thing that is wrong: where, and what would be right. */
export function invalidRequest(error: z.ZodError, part: string, language: Language): Fault {
  const [issue] = error.issues;
  const field = issue?.path.join('.') || part;
  const unknown = UNKNOWN[field];
  // Ids and names that are longer than any there can be are nobody's.
  if (part === 'params' && issue?.code === 'too_big' && unknown !== undefined) {
    return fault(unknown, { [field]: String(issue.input) });
  }
  return fault('invalid-request', { field, problem: issue ? wordsOf(issue, language) : '' });
}

/** A pattern tells nobody anything. */
function wordsOf(issue: z.core.$ZodIssue, language: Language): string {
  const isPattern = issue.code === 'invalid_format' && issue.format === 'regex';
  if (isPattern) return phrase(messages, language, 'problem.letters') ?? '';
  const words = localeErrors[language](issue as z.core.$ZodRawIssue);
  return (typeof words === 'string' ? words : words?.message) ?? issue.message;
}
