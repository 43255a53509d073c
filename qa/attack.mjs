import { enter } from '../tools/bootstrap/enter.mjs';

await enter('qa/attack/run.ts');
