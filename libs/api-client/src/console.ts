import type { Api } from './api.ts';
import type { StreamingCalls } from './calls.ts';
import { aiWriterCalls } from './console/ai-writer-calls.ts';
import { consoleCalls } from './console-calls.ts';
import { adminInquiryCalls } from './inquiry-calls.ts';

/** All calls with those that only the operator may make: apart from the others, so that no public page carries them. */
export const createConsoleApi = ({ api, calls }: { api: Api; calls: StreamingCalls }) => ({
  ...api,
  admin: { ...consoleCalls(calls), aiWriter: aiWriterCalls(calls) },
  adminInquiries: adminInquiryCalls(calls),
});

export type ConsoleApi = ReturnType<typeof createConsoleApi>;
