import { testKits } from './testing/kit-tests.js';

testKits('picking-stones');
