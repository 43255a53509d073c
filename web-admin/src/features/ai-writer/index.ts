export { AiWriterPage } from './ai-writer.page.tsx';
