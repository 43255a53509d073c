export { Puzzles } from './puzzles.service.ts';
export { RobotsModule } from './robots.module.ts';
export { SenderGuard } from './sender-guard.service.ts';
