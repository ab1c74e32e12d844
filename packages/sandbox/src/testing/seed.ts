/** Every run of the tests sees the same values. */
export const SEED = 20_260_101;
