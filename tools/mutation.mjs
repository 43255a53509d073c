import { enter } from './bootstrap/enter.mjs';

await enter('tools/mutation/run.ts');
