import { enter } from './bootstrap/enter.mjs';

await enter('tools/commands/chaos.ts');
