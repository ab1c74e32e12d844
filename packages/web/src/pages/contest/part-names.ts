/** What the page consists of, in the order of its tabs. */
export const partNames = [
  'overview',
  'rules',
  'protocol',
  'kits',
  'ladder',
  'games',
  'submissions',
  'tournaments',
  'time',
] as const;

export type PartName = (typeof partNames)[number];

export function isPart(name: string): name is PartName {
  return (partNames as readonly string[]).includes(name);
}
