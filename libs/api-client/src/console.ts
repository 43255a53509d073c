import type { Api } from './api.ts';
import type { StreamingCalls } from './calls.ts';
import { aiWriterCalls } from './console/ai-writer-calls.ts';
import { consoleCalls } from './console-calls.ts';
import { adminInquiryCalls } from './inquiry-calls.ts';

/** All calls including those of the operator; separate, so that no public page loads them. */
export const createConsoleApi = ({ api, calls }: { api: Api; calls: StreamingCalls }) => ({
  ...api,
  admin: { ...consoleCalls(calls), aiWriter: aiWriterCalls(calls) },
  adminInquiries: adminInquiryCalls(calls),
});

export type ConsoleApi = ReturnType<typeof createConsoleApi>;
