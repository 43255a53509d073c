import { enter } from '../tools/bootstrap/enter.mjs';

await enter('qa/mutation/run.ts');
