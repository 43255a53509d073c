export { AiWriterModule } from './ai-writer.module.ts';
