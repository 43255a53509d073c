import { enter } from './bootstrap/enter.mjs';

await enter('tools/attack/run.ts');
