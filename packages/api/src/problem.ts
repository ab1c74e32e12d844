import { z } from 'zod';

/** An error as RFC 9457 has it, with the code and values its sentence is made of. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export type Problem = z.infer<typeof problem>;
