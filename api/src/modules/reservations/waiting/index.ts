export { WaitingModule } from './waiting.module.ts';
