import { enter } from '../tools/bootstrap/enter.mjs';

await enter('qa/bench/run.mjs');
