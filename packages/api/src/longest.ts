/** So many letters titles of contests, tournaments and announcements may have: for forms, which need no schema. */
export const LONGEST_TITLE = 120;
