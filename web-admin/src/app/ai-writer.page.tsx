export { AiWriterPage as default } from '../features/ai-writer/index.ts';
