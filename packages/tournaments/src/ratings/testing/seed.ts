/** Properties are checked on the same games in every run. */
export const SEED = 20_260_101;
