import { testKits } from './testing/kit-tests.js';

testKits('reversi');
