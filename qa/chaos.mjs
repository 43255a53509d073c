import { enter } from '../tools/bootstrap/enter.mjs';

await enter('qa/chaos/run.ts');
