/** Orders the games that tournaments ask for, and keeps their boards. */
export class Director {}
