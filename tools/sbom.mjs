import { enter } from './bootstrap/enter.mjs';

await enter('tools/commands/sbom.ts');
